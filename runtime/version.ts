/** The version of the engine. What was compiled for another minor version is compiled again before it is served. */
export const RUNTIME_VERSION = '0.2.0';
