import { describe, expect, test } from '@jest/globals';
import { aContract, shellContract } from '../testing/builds.ts';
import type { Candidate, Live } from './gateInputs.ts';
import { inspect } from './inspect.ts';

const schema = /* GraphQL */ `
  type Service {
    id: ID!
    title: String!
    price: String
  }
  input SignupInput {
    email: String!
    name: String
  }
  type Query {
    services(level: String): [Service!]!
  }
  type Mutation {
    signUp(input: SignupInput!): Service!
  }
`;

const live = (rest: Partial<Live> = {}): Live => ({
  shell: { contractVersion: 1, contract: shellContract },
  schema,
  schemaFrom: 'a test',
  budgetBytes: 28_000,
  ...rest,
});

interface Changes {
  manifest?: Partial<Candidate['manifest']>;
  contract?: Partial<Candidate['contract']>;
  firstVisitBytes?: number;
}

const candidate = ({ manifest, contract, firstVisitBytes = 20_000 }: Changes = {}): Candidate => ({
  name: 'education',
  manifest: {
    name: 'education',
    version: '1.0.0',
    contractVersion: 1,
    owner: 'education team',
    entry: 'entry.js',
    preload: ['entry.js'],
    integrity: {},
    routes: ['/education'],
    pages: {},
    data: [],
    ...manifest,
  },
  contract: aContract({ operations: ['query Services { services { id title } }'], ...contract }),
  firstVisitBytes,
});

const sending = (...operations: string[]) => candidate({ contract: { operations } });
const ofContract = (contractVersion: number) => candidate({ manifest: { contractVersion } });
const withShell = (contractVersion: number, provides: Record<string, string>) =>
  live({ shell: { contractVersion, contract: { ...shellContract, provides } } });

describe('a breaking change is rejected in words', () => {
  test.each<[string, Candidate, RegExp, Live?]>([
    ['routes not exposed', candidate({ contract: { exposes: [] } }), /does not expose .\/routes/],
    ['a newer contract', ofContract(2), /version is 2; the live shell works with 1/],
    [
      'an outdated contract',
      ofContract(3),
      /version is 3; the live shell works with 4 to 8/,
      withShell(6, shellContract.provides),
    ],
    [
      'a page dropped',
      candidate({ manifest: { routes: [] } }),
      /\/education, a page of education, is missing/,
    ],
    [
      'another team’s page',
      candidate({ manifest: { routes: ['/education', '/contact'] } }),
      /\/contact is a page of contact/,
    ],
    ['an unknown page', candidate({ manifest: { routes: ['/education', '/learn'] } }), /\/learn is no page/],
    ['a field that is gone', sending('{ services { id colour } }'), /Cannot query field "colour"/],
    ['an argument that is gone', sending('{ services(tag: "x") { id } }'), /Unknown argument "tag"/],
    [
      'an input field that is gone',
      sending('mutation { signUp(input: { email: "a@b.co", age: 3 }) { id } }'),
      /"age" is not defined/,
    ],
    [
      'a required input left out',
      sending('mutation { signUp(input: { name: "A" }) { id } }'),
      /"SignupInput.email" of required type/,
    ],
    ['an operation that is no GraphQL', sending('query {'), /cannot be read/],
    [
      'a newer React',
      candidate({ contract: { requires: { react: '^20.0.0' } } }),
      /needs react \^20.0.0; the shell brings 19.3.1/,
    ],
    [
      'a package that the shell lacks',
      candidate({ contract: { requires: { lodash: '^4.0.0' } } }),
      /the shell brings none/,
    ],
    [
      'too many bytes',
      candidate({ firstVisitBytes: 28_100 }),
      /28.1 kB of its own code; its budget is 28.0 kB/,
    ],
    ['no shell to fit to', candidate(), /no complete live shell/, live({ shell: null })],
  ])('%s', (_, breaking, reason, against = live()) => {
    const violations = inspect(breaking, against);
    expect(violations).toHaveLength(1);
    expect(violations[0]).toMatch(reason);
  });

  test('everything that is wrong is said at once', () => {
    const wrong = candidate({ manifest: { contractVersion: 2, routes: [] }, firstVisitBytes: 99_000 });
    expect(inspect(wrong, live())).toHaveLength(3);
  });
});

describe('a harmless change passes', () => {
  test.each<[string, Candidate, Live?]>([
    ['nothing at all', candidate()],
    ['a contract two before the shell’s', ofContract(4), withShell(6, shellContract.provides)],
    ['a contract after the shell’s', ofContract(7), withShell(6, shellContract.provides)],
    ['another owner', candidate({ manifest: { owner: 'somebody else' } })],
    ['more files', candidate({ manifest: { preload: ['entry.js', 'routes.js'] } })],
    ['no operation any more', sending()],
    ['another field of the schema', sending('{ services { id price } }')],
    ['an optional argument', sending('{ services(level: "beginner") { id } }')],
    ['a fragment', sending('query { services { ...S } } fragment S on Service { title }')],
    ['an optional input left out', sending('mutation { signUp(input: { email: "a@b.co" }) { id } }')],
    ['an older React than the shell’s', candidate({ contract: { requires: { react: '^19.0.0' } } })],
    ['exactly the budget', candidate({ firstVisitBytes: 28_000 })],
    ['a shell with a newer patch', candidate(), withShell(1, { react: '19.3.9' })],
    ['something more exposed', candidate({ contract: { exposes: ['./routes', './badge'] } })],
  ])('%s', (_, harmless, against = live()) => {
    expect(inspect(harmless, against)).toEqual([]);
  });
});
