/** Words that are only a part of a first name: «أبو خالد», «عبد الله», “Umm Samir”. */
const INCOMPLETE = /^(?:[أاإآ]ب[ويا]|[أا]م|[أا]?بن|بنت|عبد|abu|abou|um+|ibn|bint|abd|abd[eu]l)$/iu;

/** The name to greet a person by; empty for a blank name. */
export function firstNameOf(fullName: string): string {
  const [first = '', second] = fullName.trim().split(/\s+/);
  return second !== undefined && INCOMPLETE.test(first) ? `${first} ${second}` : first;
}
