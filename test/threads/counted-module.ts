/** Imported by a thread of tests. */
export const said: string = 'said by a module that was stripped elsewhere';
