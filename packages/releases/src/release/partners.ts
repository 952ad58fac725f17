import { contractsFit, fittingContracts } from '@site/federation/microfrontends';
import { appNames, type AppName } from '@site/federation/build/workspace';
import { servedVersions, type Registry } from '../registry/registry.ts';

/** A version that browsers have: of the shell for a microfrontend, of those for the shell. */
export interface Partner {
  name: AppName;
  version: string;
  integrity: string;
  isDefault: boolean;
  contractVersion: number;
}

/** The versions that browsers have and that a version of an app is loaded with. */
export const partnersOf = (registry: Registry, app: AppName): Partner[] =>
  appNames
    .filter(name => (name === 'shell') !== (app === 'shell'))
    .flatMap(name =>
      servedVersions(registry, name).map(({ metadata, deployment, extras: { contractVersion } }) => {
        return { name, ...metadata, isDefault: deployment.default, contractVersion };
      }),
    );

export const describePartner = ({ name, version, isDefault }: Partner) =>
  name === 'shell' && isDefault ? 'the live shell' : `${name} ${version}`;

/** Who does not work with a contract version, and with which ones: one part of a sentence each. */
export const misfits = (contractVersion: number, partners: readonly Partner[]): string[] =>
  partners
    .filter(partner => !contractsFit(contractVersion, partner.contractVersion))
    .map(partner => `${describePartner(partner)} works with ${fittingContracts(partner.contractVersion)}`);
