import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { test } from '@jest/globals';
import { PROBLEMS_FILE } from '@site/federation/build/manifest';
import { dir, listen } from '@site/releases/testing/fixtures';
import express from 'express';
import { developmentEvents } from './development.ts';

test('an open page hears of what does not build, at once and later, and of a new build', async () => {
  const url = await listen(createServer(express().get('/__events', developmentEvents(dir))));
  await writeFile(path.join(dir, PROBLEMS_FILE), 'routes.tsx:3:7\nUnexpected token');
  const { body } = await fetch(`${url}/__events`);
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const heard = async (expected: string) => {
    while (!text.includes(expected)) text += (await reader.read()).value ?? '';
  };
  await heard('event: problem\ndata: "routes.tsx:3:7\\nUnexpected token"\n\n');
  await writeFile(path.join(dir, PROBLEMS_FILE), '');
  await heard('event: problem\ndata: ""\n\n');
  await writeFile(path.join(dir, 'registry.json'), '{}');
  await heard('\n\ndata: reload\n\n');
  await reader.cancel();
});
