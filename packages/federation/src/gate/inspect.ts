import { buildSchema, GraphQLError, parse, validate } from 'graphql';
import { contractsFit, fittingContracts } from '../contractsFit.ts';
import { satisfies } from 'semver';
import { isWithinBudgets } from './budgets.ts';
import { hasNoOwnCopies, makesNoCode, sendsGeneratedDocuments } from './bundleChecks.ts';
import type { InspectedBuild, Live } from './gateInputs.ts';

type Check = (build: InspectedBuild, live: Live) => string[];

/** The release gate: all reasons to reject a release, one sentence each; empty when it may go out. */
export const inspect: Check = (build, live) => checks.flatMap(check => check(build, live));

const exposesRoutes: Check = ({ contract }) =>
  contract.exposes.includes('./routes') ? [] : ['It does not expose ./routes.'];

const fitsShellContract: Check = ({ manifest }, { shell }) => {
  if (!shell)
    return [
      'This store has no complete live shell, so nothing can be checked against it: start the shell, which stores its build.',
    ];
  if (contractsFit(manifest.contractVersion, shell.contractVersion)) return [];
  return [
    `Its contract version is ${manifest.contractVersion}; the live shell works with ${fittingContracts(shell.contractVersion)}.`,
  ];
};

const ownsItsPages: Check = ({ name, manifest }, { shell }) => {
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

const sharedVersionsMatch: Check = ({ contract }, { shell }) =>
  Object.entries(contract.requires).flatMap(([name, range]) => {
    const version = shell?.contract.provides[name];
    if (!shell || (version && satisfies(version, range))) return [];
    return [`It needs ${name} ${range}; the shell brings ${version ?? 'none'}.`];
  });

const checks: Check[] = [
  exposesRoutes,
  fitsShellContract,
  ownsItsPages,
  operationsMatchSchema,
  sharedVersionsMatch,
  isWithinBudgets,
  hasNoOwnCopies,
  makesNoCode,
  (build, { schema }) => sendsGeneratedDocuments(build, buildSchema(schema)),
];
