import path from 'node:path';
import express, { type Express } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import webpack, { type Configuration } from 'webpack';
import type { MicrofrontendName } from '../../microfrontends.ts';
import { browserBuild } from './browserBuild.ts';
import { compileError } from './compile.ts';
import { appDir, projectRoot } from './workspace.ts';

export interface Standalone {
  name: MicrofrontendName;
  outDir: string;
  gatewayUrl: string;
  /** The origin that the gateway knows this microfrontend's host by; it may write outside production. */
  hostOrigin: string;
  config: object;
  /** Called after each build, with what is wrong in the sources; null for a good one. */
  onBuilt(problem: string | null): void;
}

/** Builds a microfrontend with everything that the shell would bring, again after each change, and serves it. */
export function standalone({ name, outDir, gatewayUrl, hostOrigin, config, onBuilt }: Standalone): Express {
  const configuration = standaloneBuild(name, outDir);
  webpack(configuration)?.watch({}, (error, stats) => {
    if (error) return onBuilt(error.message);
    onBuilt(stats?.hasErrors() ? compileError(stats, configuration).message : null);
  });
  const proxy = createProxyMiddleware({
    target: gatewayUrl,
    pathFilter: ['/api', '/graphql'],
    on: {
      proxyReq(outgoing, { headers: { origin, host } }) {
        // This server speaks for the microfrontend's host; any other origin is the gateway's to refuse.
        if (origin === `http://${host}`) outgoing.setHeader('Origin', hostOrigin);
      },
    },
  });
  const page = pageOf(name, config);
  return express()
    .use(proxy)
    .use(express.static(outDir, { index: false, redirect: false }))
    .use((_request, response) => void response.set('Cache-Control', 'no-store').send(page));
}

const styleSheets = ['packages/media/files/fonts/fonts.css', 'packages/ui/src/global.css'].map(file =>
  path.join(projectRoot, file),
);

const startOf = (name: MicrofrontendName) => `
  import { renderStandalone } from '@site/platform/standalone';
  import { createRoutes } from './src/routes.tsx';
  renderStandalone('${name}', { createRoutes });`;

function standaloneBuild(name: MicrofrontendName, outDir: string): Configuration {
  const options = { mode: 'development', version: 'alone', outDir } as const;
  const base = browserBuild(appDir(name), `${name}-alone`, options);
  return {
    ...base,
    entry: { main: [...styleSheets, `data:text/javascript,${encodeURIComponent(startOf(name))}`] },
    output: { ...base.output, clean: true },
    // The facade replaces styled-components only where several bundles share one.
    module: { ...base.module, rules: base.module?.rules?.slice(1) ?? [] },
  };
}

const pageOf = (name: string, config: object) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>mfe-${name}, standalone</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/main.css">
</head>
<body>
<div id="root"></div>
<script type="application/json" id="site-config">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>
<script type="module" src="/main.js"></script>
</body>
</html>
`;
