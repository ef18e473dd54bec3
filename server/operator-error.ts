/** A command that cannot do what it was asked; its message is for the operator. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
