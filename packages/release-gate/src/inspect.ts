import { buildSchema, GraphQLError, parse, validate } from 'graphql';
import { contractsFit, fittingContracts } from '@site/federation/contractsFit';
import { satisfies } from 'semver';
import { isWithinBudgets } from './budgets.ts';
import { hasNoOwnCopies, makesNoCode, sendsGeneratedDocuments } from './bundleChecks.ts';
import type { BuildContract } from '@site/federation/build/contract';
import type { InspectedBuild, Live, Partner } from './gateInputs.ts';

type Check = (build: InspectedBuild, live: Live) => string[];

/** The release gate: all reasons to reject a release, one sentence each; empty when it may go out. */
export const inspect: Check = (build, live) =>
  (build.name === 'shell' ? shellChecks : checks).flatMap(check => check(build, live));

const exposesRoutes: Check = ({ contract }) =>
  contract.exposes.includes('./routes') ? [] : ['It does not expose ./routes.'];

const liveShell = ({ partners }: Live) =>
  partners.find(({ name, isDefault }) => name === 'shell' && isDefault);

const hasShell: Check = (_build, live) =>
  liveShell(live)
    ? []
    : [
        'This store has no complete live shell, so nothing can be checked against it: start the shell, which stores its build.',
      ];

const nameOf = ({ name, version, isDefault }: Partner) =>
  name === 'shell' && isDefault ? 'the live shell' : `${name} ${version}`;

/** Who does not work with a contract version, and with which ones: one part of a sentence each. */
export const misfits = (contractVersion: number, partners: readonly Partner[]): string[] =>
  partners
    .filter(partner => !contractsFit(contractVersion, partner.contractVersion))
    .map(partner => `${nameOf(partner)} works with ${fittingContracts(partner.contractVersion)}`);

const fitsContracts: Check = ({ manifest: { contractVersion } }, { partners }) =>
  misfits(contractVersion, partners).map(who => `Its contract version is ${contractVersion}; ${who}.`);

const ownsItsPages: Check = ({ name, manifest }, live) => {
  const shell = liveShell(live);
  if (!shell) return [];
  const { pages } = shell.contract;
  const foreign = manifest.routes.filter(route => pages[route] !== name);
  const missing = Object.keys(pages).filter(page => pages[page] === name && !manifest.routes.includes(page));
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

/** What one needs of the shared packages and another does not bring. */
const missingShared = (
  { requires }: BuildContract,
  { provides }: BuildContract,
  say: (needed: string, brought: string) => string,
) =>
  Object.entries(requires).flatMap(([name, range]) => {
    const version = provides[name];
    return version && satisfies(version, range) ? [] : [say(`${name} ${range}`, version ?? 'none')];
  });

const sharedVersionsMatch: Check = ({ contract }, { partners }) => [
  ...new Set(
    partners.flatMap(shell =>
      missingShared(
        contract,
        shell.contract,
        (needed, brought) =>
          `It needs ${needed}; the shell${shell.isDefault ? '' : ` ${shell.version}`} brings ${brought}.`,
      ),
    ),
  ),
];

const bringsWhatIsNeeded: Check = ({ contract }, { partners }) =>
  partners.flatMap(remote =>
    missingShared(
      remote.contract,
      contract,
      (needed, brought) => `${nameOf(remote)} needs ${needed}; it brings ${brought}.`,
    ),
  );

const fileChecks: Check[] = [
  isWithinBudgets,
  (build, { schema }) => sendsGeneratedDocuments(build, buildSchema(schema)),
];

const checks: Check[] = [
  exposesRoutes,
  hasShell,
  fitsContracts,
  ownsItsPages,
  operationsMatchSchema,
  sharedVersionsMatch,
  hasNoOwnCopies,
  makesNoCode,
  ...fileChecks,
];

/**
 * A shell has no routes of its own, and brings what it shares: also the runtime of Module Federation, which could make
 * code out of text and is not asked to. The browser of the gate hears when that is tried.
 */
const shellChecks: Check[] = [fitsContracts, operationsMatchSchema, bringsWhatIsNeeded, ...fileChecks];
