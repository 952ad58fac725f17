import { buildSchema, GraphQLError, parse, validate } from 'graphql';
import { satisfies } from 'semver';
import type { BuildContract } from '@site/federation/build/manifest';
import { isWithinBudgets, makesNoCode, sendsGeneratedDocuments } from './fileChecks.ts';
import type { InspectedBuild, Live } from './live.ts';
import { describePartner, misfits } from '@site/releases/release/partners';

type Check = (build: InspectedBuild, live: Live) => string[];

/** All reasons to reject a release by what its build declares and holds, one sentence each; empty when it may go out. */
export const inspect: Check = (build, live) =>
  (build.manifest.name === 'shell' ? shellChecks : checks).flatMap(check => check(build, live));

const liveShell = ({ partners }: Live) =>
  partners.find(({ name, isDefault }) => name === 'shell' && isDefault);

const hasShell: Check = (_build, live) =>
  liveShell(live)
    ? []
    : [
        'This store has no complete live shell, so nothing can be checked against it: start the shell, which stores its build.',
      ];

const fitsContracts: Check = ({ manifest: { contractVersion } }, { partners }) =>
  misfits(contractVersion, partners).map(who => `Its contract version is ${contractVersion}; ${who}.`);

const ownsItsPages: Check = ({ manifest: { name, routes } }, live) => {
  const { pages } = liveShell(live)?.contract ?? {};
  if (!pages) return [];
  const foreign = routes.filter(route => pages[route] !== name);
  const missing = Object.keys(pages).filter(page => pages[page] === name && !routes.includes(page));
  return [
    ...foreign.map(
      route => `${route} is ${pages[route] ? `a page of ${pages[route]}` : 'no page of the site'}.`,
    ),
    ...missing.map(page => `${page}, a page of ${name}, is missing.`),
  ];
};

const operationsMatchSchema: Check = ({ contract }, { schema }) => {
  const known = buildSchema(schema);
  return contract.operations.flatMap(operation => {
    try {
      return validate(known, parse(operation)).map(
        ({ message }) => `The gateway rejects an operation: ${message}`,
      );
    } catch (error) {
      if (error instanceof GraphQLError) return [`An operation cannot be read: ${error.message}`];
      throw error;
    }
  });
};

/** What a microfrontend needs of the shared packages and a shell does not bring. */
const missingShared = ({ requires }: BuildContract, { provides }: BuildContract) =>
  Object.entries(requires)
    .filter(([name, range]) => !provides[name] || !satisfies(provides[name], range))
    .map(([name, range]) => ({ needed: `${name} ${range}`, brought: provides[name] ?? 'none' }));

const sharedVersionsMatch: Check = ({ contract }, { partners }) => {
  const said = partners.flatMap(shell =>
    missingShared(contract, shell.contract).map(({ needed, brought }) => {
      const who = shell.isDefault ? 'the shell' : `the shell ${shell.version}`;
      return `It needs ${needed}; ${who} brings ${brought}.`;
    }),
  );
  return [...new Set(said)];
};

const bringsWhatIsNeeded: Check = ({ contract }, { partners }) =>
  partners.flatMap(remote =>
    missingShared(remote.contract, contract).map(
      ({ needed, brought }) => `${describePartner(remote)} needs ${needed}; it brings ${brought}.`,
    ),
  );

const checks: Check[] = [
  hasShell,
  fitsContracts,
  ownsItsPages,
  operationsMatchSchema,
  sharedVersionsMatch,
  makesNoCode,
  isWithinBudgets,
  sendsGeneratedDocuments,
];

/**
 * A shell has no routes of its own, and brings what it shares: also the runtime of Module Federation, which could make
 * code out of text and is not asked to. The browser of the gate hears when that is tried.
 */
const shellChecks: Check[] = [
  fitsContracts,
  operationsMatchSchema,
  bringsWhatIsNeeded,
  isWithinBudgets,
  sendsGeneratedDocuments,
];
