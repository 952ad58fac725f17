import { TestEnvironment } from 'jest-environment-jsdom';

// jsdom leaves out these parts of the web platform, which React Router and Apollo use. Node has them.
const fromNode = {
  fetch,
  Headers,
  Request,
  Response,
  ReadableStream,
  TransformStream,
  WritableStream,
  TextDecoder,
  TextDecoderStream,
  TextEncoder,
  structuredClone,
  AbortController,
  AbortSignal,
};

/** jsdom with what browsers have and it lacks. */
class BrowserEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    Object.assign(this.global, fromNode);
  }
}

// Jest reads the default export.
export default BrowserEnvironment;
