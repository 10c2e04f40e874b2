import fc from 'fast-check';
import { expect, it } from 'vitest';
import { includesRole, TEAM_ROLES } from './teamRole.js';

const role = fc.constantFrom(...TEAM_ROLES);

it('orders the roles, and gives nothing to those without one', () => {
  fc.assert(
    fc.property(role, role, role, (one, other, third) => {
      expect(includesRole(one, one)).toBe(true);
      expect(includesRole('owner', one)).toBe(true);
      expect(includesRole(one, 'orders')).toBe(true);
      expect(includesRole(one, other) && includesRole(other, one)).toBe(one === other);
      if (includesRole(one, other) && includesRole(other, third)) expect(includesRole(one, third)).toBe(true);
      expect(includesRole(null, one)).toBe(false);
    }),
  );
});
