/** How a page is looked at; the kind of screen has a name. */
export interface Screen {
  readonly name: string;
  readonly colorScheme: 'light' | 'dark';
  readonly viewport: { readonly width: number; readonly height: number };
}

export const SCREENS: readonly Screen[] = [
  { name: 'desktop, light', colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  { name: 'phone, dark', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
];
