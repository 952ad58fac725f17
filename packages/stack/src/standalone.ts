import { microfrontendNames } from '@site/federation/microfrontends';
import { createStandaloneServer } from '@site/federation/serve/standalone';
import { watchStandalone } from '@site/federation/build/standalone';
import { createProgress } from './command/progress.ts';
import { runCommand } from './command/runCommand.ts';
import { readStandaloneSettings } from './env/standalone.ts';
import { answersOk } from './process/health.ts';
import { readArguments } from './releases/arguments.ts';
import { requireFreePorts } from './site/ports.ts';

// pnpm --filter mfe-NAME start: one microfrontend in a bare frame, without the shell and the rest of the site.

await runCommand(
  async onExit => {
    const { name } = readArguments(
      { usage: 'pnpm --filter mfe-NAME start', options: {}, names: microfrontendNames },
      process.argv.slice(2),
    );
    const settings = readStandaloneSettings(name);
    const progress = createProgress();
    await requireFreePorts(settings.host, { PORT: settings.port });

    let problem: string | null = null;
    await new Promise<void>(resolve => {
      const onBuilt = (found: string | null) => {
        problem = found;
        progress.step('build', found ?? 'built; a change is built again, reload to see it');
        resolve();
      };
      onExit(watchStandalone({ name, outDir: settings.outDir, onBuilt }));
    });
    const server = createStandaloneServer({
      ...settings,
      title: `mfe-${name}, standalone`,
      problem: () => problem,
    });
    server.listen(settings.port, settings.host);
    onExit(async () => {
      server.close();
      server.closeAllConnections();
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
