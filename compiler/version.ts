/** Version of the compiler, written into every module it emits. Raised when emitted code changes. */
export const COMPILER_VERSION = '0.1.0';
