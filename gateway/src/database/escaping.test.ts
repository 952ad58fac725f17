import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Consultation } from '../consultations/consultation.entity.ts';
import { User } from '../identity/user.entity.ts';
import { aBooking, aUser } from '../testing/factories.ts';
import { gatewayForTests } from '../testing/gateway.ts';

// The mapper writes values into the text of its statements, so all of its safety rests on how it escapes them.
const gateway = gatewayForTests();
let owner: string;
beforeAll(async () => void ({ id: owner } = await aUser(gateway)));

const significant = [
  ...`'"\\\`;?:$%_{}[]()\n\r\t`,
  ...["''", "\\'", "E'", "'; drop table users; --", '/*', '*/', '--', '$1', '??', ':name', '$$'],
  ...['\\x27', '\\u0027', 'null', '{}', '[raw]', '\u2028', 'ʼ', '＇', '𝄞'],
];
// What the rules let through: everything that PostgreSQL can store, so neither NUL nor half surrogates.
const text = fc
  .array(fc.oneof(fc.constantFrom(...significant), fc.string({ unit: 'grapheme', maxLength: 5 })), {
    minLength: 1,
    maxLength: 12,
  })
  .map(parts => parts.join(''))
  .filter(value => !/[\0\p{Surrogate}]/u.test(value));

test('whatever is written comes back as it was, and is found by what it is', async () => {
  const values = fc.array(text, { minLength: 20, maxLength: 20 });
  let at = 0;
  await fc.assert(
    fc.asyncProperty(values, async names => {
      const em = gateway.deps.orm.em.fork();
      const user = em.getReference(User, owner);
      const rows = names.map(name => ({ key: `${(at += 1)} ${name}`, name }));
      for (const { key, name } of rows) {
        const booking = { ...aBooking(), name, message: name, owner: user };
        em.create(Consultation, { ...booking, idempotencyKey: key });
      }
      await em.flush();
      const other = gateway.deps.orm.em.fork();
      const found = await other.find(Consultation, { idempotencyKey: { $in: rows.map(({ key }) => key) } });
      const pairs = found.map(({ idempotencyKey, name, message }) => [idempotencyKey, name, message]);
      expect(pairs.sort()).toEqual(rows.map(({ key, name }) => [key, name, name]).sort());
      const { key } = rows[0]!;
      expect(await other.count(Consultation, { idempotencyKey: key, message: rows[0]!.name })).toBe(1);
    }),
    { numRuns: 60 },
  );
  const { rows } = await gateway.deps.pool.query('select count(*)::int as count from users');
  expect(rows).toEqual([{ count: 1 }]);
});
