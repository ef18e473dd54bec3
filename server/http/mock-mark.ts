/** Says that no real funds move. */
export const MOCK_HEADER: Readonly<Record<string, string>> = { 'X-Service-Mock': 'true' };

/** The header on every answer under `/v1/payouts`, errors too, while the provider is a mock. */
export function mockMark(isMock: boolean): (path: string) => Readonly<Record<string, string>> {
  return (path) => (isMock && /^\/v1\/payouts(?:\/|$)/.test(path) ? MOCK_HEADER : {});
}
