import { describe, expect, test } from '@jest/globals';
import { aContract, shellContract } from '@site/releases/testing/builds';
import type { InspectedBuild, Live } from './live.ts';
import { scanScript } from './bundle.ts';
import { inspect } from './inspect.ts';

const schema = /* GraphQL */ `
  type Service {
    id: ID!
    title: String!
    price: String
  }
  type Query {
    services(level: String): [Service!]!
  }
`;

/** As the code generation and the minifier leave it. */
const generated = `const a = { kind: "Document", definitions: [{ kind: "OperationDefinition", operation: "query",
  name: { kind: "Name", value: "Services" }, selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field",
  name: { kind: "Name", value: "services" }, selectionSet: { kind: "SelectionSet", selections: [
  { kind: "Field", name: { kind: "Name", value: "id" } }, { kind: "Field", name: { kind: "Name", value: "title" } }] } }] } }] };
const table = { "\\n query Services { services { ...S } }": a };
graphql("\\n query Services { services { ...S } }");`;

type Partner = Live['partners'][number];

const aShell = (rest: Partial<Partner> = {}): Partner => ({
  ...{ name: 'shell', version: '1.0.0', integrity: '', isDefault: true, contractVersion: 1 },
  contract: shellContract,
  ...rest,
});

const live = (rest: Partial<Live> = {}): Live => ({
  partners: [aShell()],
  schema,
  budgetBytes: 28_000,
  ...rest,
});

interface Changes {
  manifest?: Partial<InspectedBuild['manifest']>;
  contract?: Partial<InspectedBuild['contract']>;
  firstVisitBytes?: number;
  bundle?: Partial<InspectedBuild['bundle']>;
}

const aBuild = ({ manifest, contract, firstVisitBytes = 20_000, bundle }: Changes = {}): InspectedBuild => ({
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
  bundle: {
    files: [{ name: 'entry.js', bytes: 3 * firstVisitBytes, sentBytes: firstVisitBytes }],
    scans: [],
    ...bundle,
  },
});

const sized = (name: string, sentBytes: number) => ({ name, bytes: 3 * sentBytes, sentBytes });
const containing = (code: string) =>
  aBuild({ bundle: { scans: [{ file: 'entry.js', ...scanScript(code) }] } });

const sending = (...operations: string[]) => aBuild({ contract: { operations } });
const ofContract = (contractVersion: number) => aBuild({ manifest: { contractVersion } });
const withShell = (contractVersion: number, provides: Record<string, string>) =>
  live({ partners: [aShell({ contractVersion, contract: { ...shellContract, provides } })] });

describe('a breaking change is rejected in words', () => {
  test.each<[string, InspectedBuild, RegExp, Live?]>([
    [
      'a newer contract',
      ofContract(9),
      /version is 9; the live shell works with 4 to 8/,
      withShell(6, shellContract.provides),
    ],
    [
      'an outdated contract',
      ofContract(3),
      /version is 3; the live shell works with 4 to 8/,
      withShell(6, shellContract.provides),
    ],
    ['a page dropped', aBuild({ manifest: { routes: [] } }), /\/education, a page of education, is missing/],
    [
      'another team’s page',
      aBuild({ manifest: { routes: ['/education', '/contact'] } }),
      /\/contact is a page of contact/,
    ],
    ['an unknown page', aBuild({ manifest: { routes: ['/education', '/learn'] } }), /\/learn is no page/],
    ['a field that is gone', sending('{ services { id colour } }'), /Cannot query field "colour"/],
    ['an operation that is no GraphQL', sending('query {'), /cannot be read/],
    [
      'a newer React',
      aBuild({ contract: { requires: { react: '^20.0.0' } } }),
      /needs react \^20.0.0; the shell brings 19.3.1/,
    ],
    [
      'a package that the shell lacks',
      aBuild({ contract: { requires: { lodash: '^4.0.0' } } }),
      /the shell brings none/,
    ],
    ['too many bytes', aBuild({ firstVisitBytes: 28_100 }), /28.1 kB of its own code; its budget is 28.0 kB/],
    [
      'a page with too many bytes',
      aBuild({
        manifest: { pages: { '/education': { preload: ['page.js'], data: false } } },
        bundle: { files: [sized('entry.js', 20_000), sized('page.js', 9_000)] },
      }),
      /A first visit of \/education fetches 29.0 kB/,
    ],
    [
      'a late file that is too large',
      aBuild({ bundle: { files: [sized('chart.js', 81_000)] } }),
      /chart.js, which is loaded later, has 81.0 kB of brotli/,
    ],
    [
      'a late file that compresses well and is too much to read',
      aBuild({ bundle: { files: [{ name: 'chart.js', bytes: 2_700_000, sentBytes: 900 }] } }),
      /chart.js, which is loaded later, has 0.9 kB of brotli and 2700.0 kB to read/,
    ],
    ['a video of a megabyte', aBuild({ bundle: { files: [sized('a.webm', 1_100_000)] } }), /a.webm has/],
    ['code out of text', containing('eval("1 + 1")'), /entry.js calls eval/],
    [
      'a document that was not generated',
      containing('const text = `query Services { services { id price } }`; send({ query: text })'),
      /entry.js sends a document that was not generated \(query Services/,
    ],
    [
      'a document that is put together',
      containing('send(`query Services { services(level: "${level}") { id } }`)'),
      /sends a document that was not generated/,
    ],
    ['no shell to fit to', aBuild(), /no complete live shell/, live({ partners: [] })],
  ])('%s', (_, breaking, reason, against = live()) => {
    const violations = inspect(breaking, against);
    expect(violations).toHaveLength(1);
    expect(violations[0]).toMatch(reason);
  });

  test('everything that is wrong is said at once', () => {
    const wrong = aBuild({ manifest: { contractVersion: 9, routes: [] }, firstVisitBytes: 99_000 });
    expect(inspect(wrong, live())).toHaveLength(3);
  });
});

describe('a harmless change passes', () => {
  test.each<[string, InspectedBuild, Live?]>([
    ['nothing at all', aBuild()],
    ['a contract two before the shell’s', ofContract(4), withShell(6, shellContract.provides)],
    ['a contract after the shell’s', ofContract(7), withShell(6, shellContract.provides)],
    ['another owner', aBuild({ manifest: { owner: 'somebody else' } })],
    ['more files', aBuild({ manifest: { preload: ['entry.js', 'routes.js'] } })],
    ['no operation any more', sending()],
    ['another field of the schema', sending('{ services { id price } }')],
    ['an older React than the shell’s', aBuild({ contract: { requires: { react: '^19.0.0' } } })],
    ['the generated table of documents', containing(generated)],
    ['a listed document as text', containing('send("query Services {\\n services { id title } }")')],
    ['text that only looks like an operation', containing('style("{ color: red }"); say("query the team")')],
    ['a library that finds out whether it may', containing('try { new Function("") } catch {}')],
    ['a video of half a megabyte', aBuild({ bundle: { files: [sized('a.webm', 500_000)] } })],
    ['exactly the budget', aBuild({ firstVisitBytes: 28_000 })],
    ['a shell with a newer patch', aBuild(), withShell(1, { react: '19.3.9' })],
  ])('%s', (_, harmless, against = live()) => {
    expect(inspect(harmless, against)).toEqual([]);
  });
});

describe('a shell', () => {
  const shell = (
    contractVersion = 6,
    contract: Partial<InspectedBuild['contract']> = {},
  ): InspectedBuild => ({
    ...aBuild({ manifest: { name: 'shell', contractVersion, routes: [] } }),
    contract: { ...shellContract, operations: ['query Services { services { id title } }'], ...contract },
  });
  const beside = (contractVersion: number, requires = { react: '^19.3.1' }) =>
    live({
      partners: [
        {
          ...aShell({ contractVersion }),
          name: 'education',
          version: '2.0.0',
          contract: aContract({ requires }),
        },
      ],
    });

  test.each([4, 5, 6, 7, 8])('of contract 6 goes out beside a microfrontend of contract %d', contract => {
    expect(inspect(shell(), beside(contract))).toEqual([]);
  });

  test('that does not fit one version in use is rejected, and so is one that lacks what it needs', () => {
    expect(inspect(shell(), beside(9))).toEqual([
      'Its contract version is 6; education 2.0.0 works with 7 to 11.',
    ]);
    expect(inspect(shell(6, { provides: { react: '19.1.0' } }), beside(6))).toEqual([
      'education 2.0.0 needs react ^19.3.1; it brings 19.1.0.',
    ]);
  });

  test('sends nothing that the gateway rejects', () => {
    expect(inspect(shell(6, { operations: ['{ visitors { id } }'] }), beside(6))).toEqual([
      expect.stringContaining('Cannot query field "visitors"'),
    ]);
  });
});
