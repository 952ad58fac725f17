import { microfrontendNames } from '@site/federation/microfrontends';
import { standalone } from '@site/federation/build/standalone';
import { createProgress } from './command/progress.ts';
import { runCommand } from './command/runCommand.ts';
import { readStandaloneSettings } from './env/standalone.ts';
import { answersOk } from './process/health.ts';
import { readArguments } from './releases/arguments.ts';
import { requireFreePorts } from './site/ports.ts';

// pnpm --filter mfe-NAME start: one microfrontend in a bare frame, without the shell and the rest of the site.

await runCommand(
  async () => {
    const { name } = readArguments(
      { usage: 'pnpm --filter mfe-NAME start', options: {}, names: microfrontendNames },
      process.argv.slice(2),
    );
    const settings = readStandaloneSettings(name);
    const progress = createProgress();
    await requireFreePorts(settings.host, { PORT: settings.port });

    await new Promise<void>(resolve => {
      const onBuilt = (problem: string | null) => {
        progress.step('build', problem ?? 'built; a change is built again, reload to see it');
        resolve();
      };
      standalone({ name, ...settings, onBuilt }).listen(settings.port, settings.host);
    });
    const gatewayAnswers = await answersOk(`${settings.gatewayUrl}/api/health/live`);
    const { gatewayUrl } = settings;
    progress.step(
      'gateway',
      gatewayAnswers ? gatewayUrl : `${gatewayUrl} does not answer: pages show errors`,
    );
    progress.print(`Ready: http://localhost:${settings.port}`);
    return new Promise<never>(() => {});
  },
  { isServer: true },
);
