import { MICROFRONTEND_NAME } from '@site/federation/microfrontends';
import { versionNameSchema } from '@site/federation/build/manifest';
import { z } from 'zod';
import {
  errorKinds,
  failureStages,
  MAX_FRAMES,
  MAX_MESSAGE,
  MAX_REPORTS,
  MAX_VIEW,
  OTHER_PAGE,
  shellStages,
  vitalNames,
  type Batch,
  type Report,
} from '../../src/reports/report.ts';
import { siteMap } from '../../src/siteMap.ts';

/** The values that `page` has in logs and metrics. */
export const knownPages: readonly string[] = [...new Set(siteMap.map(({ path }) => path)), OTHER_PAGE];

const seen = {
  microfrontend: z.string().regex(MICROFRONTEND_NAME),
  version: versionNameSchema,
  page: z.enum(knownPages).catch(OTHER_PAGE),
};

/** Shells of before send none. */
const view = z.int().min(0).max(MAX_VIEW).optional();

/** `education/VERSION/FILE:LINE:COLUMN`: a place in a file of the site, and nothing else. No name begins with a dot. */
const frame = z
  .string()
  .max(250)
  .regex(/^[a-z][a-z-]{0,30}\/\w[\w.+-]{0,63}\/[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*){0,3}:\d{1,7}:\d{1,7}$/);

export const reportSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('view'), ...seen, view }),
  z.strictObject({
    kind: z.literal('vital'),
    ...seen,
    name: z.enum(vitalNames),
    value: z.number().min(0).max(600_000),
  }),
  z.strictObject({
    kind: z.enum(errorKinds),
    ...seen,
    view,
    message: z.string().max(MAX_MESSAGE),
    stack: z.array(frame).max(MAX_FRAMES),
    stage: z.enum([...failureStages, ...shellStages]).optional(),
    first: z.boolean(),
    count: z.int().min(1).max(10_000),
  }),
]) satisfies z.ZodType<unknown, Report>;

/** What is around the reports; each of them is checked by itself: one that is not known costs no other. */
export const batchSchema = z.strictObject({
  shell: versionNameSchema,
  trace: z.uuid().optional(),
  reports: z.array(z.unknown()).min(1).max(MAX_REPORTS),
}) satisfies z.ZodType<unknown, Omit<Batch, 'reports'> & { reports: unknown[] }>;

export type TakenReport = z.infer<typeof reportSchema>;
export type TakenError = Exclude<TakenReport, { kind: 'view' } | { kind: 'vital' }>;
