const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const listOf = (name: string) => ({ type: 'array', items: ref(name) });
const json = (schema: object) => ({ 'application/json': { schema } });

const reasons: Record<number, string> = {
  302: 'A redirect',
  304: 'Not changed since the ETag was given',
  400: 'Invalid input',
  401: 'No valid session',
  403: 'A write from another site, or a login that is too old',
  404: 'No such session',
  409: 'The address is already stored',
  413: 'The body is longer than 64 KiB',
  415: 'The body is not application/json',
  422: 'The Idempotency-Key was used with another body',
  429: 'Too many attempts; Retry-After says when to come back',
  503: 'The database, the login provider or the tutor is away',
};

const problems = (...statuses: number[]) =>
  Object.fromEntries(
    statuses.map(status => [
      status,
      { description: reasons[status], content: { 'application/problem+json': { schema: ref('Problem') } } },
    ]),
  );
const bare = (...statuses: number[]) =>
  Object.fromEntries(statuses.map(status => [status, { description: reasons[status] }]));
const ok = (status: number, description: string, schema: object) => ({
  [status]: { description, content: json(schema) },
});

const session = [{ session: [] }];
const body = (name: string) => ({ required: true, content: json(ref(name)) });
const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Repeating a request with the same key and body returns the first answer.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};
const limit = {
  name: 'limit',
  in: 'query',
  schema: { type: 'integer', minimum: 1, maximum: 100, default: 100 },
};
const before = {
  name: 'before',
  in: 'query',
  description:
    'The id of a booking: the page begins after it. The Link header (rel="next") names the next page.',
  schema: { type: 'string', format: 'uuid' },
};
const time = { type: 'string', format: 'date-time' };
const sessionInfo = {
  type: 'object',
  required: ['id', 'current', 'createdAt', 'lastSeenAt', 'browser'],
  properties: {
    id: { type: 'string', format: 'uuid', description: 'Not the session key of the cookie' },
    current: { type: 'boolean' },
    createdAt: time,
    lastSeenAt: time,
    browser: { type: 'string', examples: ['Firefox on Windows'] },
  },
};
const noContent = { 204: { description: 'Done' } };
const token = { name: 'token', in: 'query', required: true, schema: { type: 'string' } };
const page = { 200: { description: 'A page', content: { 'text/html': {} } }, ...problems(400, 503) };
const health = { type: 'object', properties: { status: { type: 'string' } } };

/** Every REST call with what it takes and answers. */
export const paths = {
  '/auth/user': {
    get: {
      summary: 'The current user',
      security: session,
      responses: { ...ok(200, 'The current user', ref('User')), ...problems(401, 503) },
    },
  },
  '/sessions': {
    get: {
      summary: "The user's own sessions, the current one first",
      security: session,
      responses: { ...ok(200, 'The sessions', { type: 'array', items: sessionInfo }), ...problems(401, 503) },
    },
    delete: {
      summary: 'Ends all own sessions but the current one',
      security: session,
      responses: { ...noContent, ...problems(401, 403, 503) },
    },
  },
  '/sessions/{id}': {
    delete: {
      summary: 'Ends one of the own sessions',
      security: session,
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
      responses: { ...noContent, ...problems(401, 403, 404, 503) },
    },
  },
  '/email-signup': {
    post: {
      summary: 'Join the mailing list',
      requestBody: body('EmailSignupInput'),
      responses: { ...ok(201, 'Stored', ref('EmailSignup')), ...problems(400, 403, 409, 413, 415, 429, 503) },
    },
  },
  '/email-signup/remove': {
    get: { summary: 'Asks whether to leave the mailing list', parameters: [token], responses: page },
    post: { summary: 'Leaves the mailing list', parameters: [token], responses: page },
  },
  '/services': {
    get: {
      summary: 'What is offered, in a fixed order',
      responses: { ...ok(200, 'The services', listOf('Service')), ...bare(304), ...problems(503) },
    },
  },
  '/testimonials': {
    get: {
      summary: 'What customers say',
      responses: { ...ok(200, 'The testimonials', listOf('Testimonial')), ...bare(304), ...problems(503) },
    },
  },
  '/consultations': {
    get: {
      summary: "The caller's own bookings, newest first",
      security: session,
      parameters: [limit, before],
      responses: { ...ok(200, 'The bookings', listOf('Consultation')), ...problems(400, 401, 503) },
    },
    post: {
      summary: 'Book a consultation',
      security: session,
      parameters: [idempotencyKey],
      requestBody: body('ConsultationInput'),
      responses: {
        ...ok(201, 'Booked', ref('Consultation')),
        ...problems(400, 401, 403, 413, 415, 422, 429, 503),
      },
    },
  },
  '/ai-chat': {
    post: {
      summary: 'Ask the tutor',
      description:
        'With Accept: text/event-stream the answer comes as it is written: delta …, then done or error.',
      security: session,
      requestBody: body('AiChatInput'),
      responses: {
        200: {
          description: 'The answer, whole or as events',
          content: { ...json(ref('AiChatReply')), 'text/event-stream': { schema: ref('AiChatEvent') } },
        },
        ...problems(400, 401, 403, 413, 415, 429, 503),
      },
    },
  },
  '/login': {
    get: {
      summary: 'To the identity provider',
      parameters: [
        { name: 'returnTo', in: 'query', schema: { type: 'string' } },
        { name: 'prompt', in: 'query', schema: { type: 'string', enum: ['login'] } },
        { name: 'login_hint', in: 'query', schema: { type: 'string', format: 'email', maxLength: 254 } },
      ],
      responses: { ...bare(302), ...problems(429, 503) },
    },
  },
  '/callback': {
    get: {
      summary: 'Back from the identity provider',
      responses: { ...bare(302), ...problems(400, 409, 503) },
    },
  },
  '/logout': {
    get: {
      summary: 'Ends the session, here and at the provider',
      responses: { ...bare(302), ...problems(503) },
    },
  },
  '/health/live': { get: { summary: 'The process runs', responses: ok(200, 'It does', health) } },
  '/health/ready': {
    get: { summary: 'The process can serve', responses: { ...ok(200, 'It can', health), ...problems(503) } },
  },
};
