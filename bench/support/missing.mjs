/** A tool that is not on this machine: the part that needs it says so in its row, and the others go on. */
export class Missing extends Error {}
