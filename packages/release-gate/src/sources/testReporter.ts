/** A test that has ended; with an empty name a file that begins, or could not be run. One line of JSON each. */
export interface EndedTest {
  file: string;
  name: string;
  failure?: string | undefined;
}

const write = (ended: EndedTest) => void process.stdout.write(`${JSON.stringify(ended)}\n`);

/** So that a release notices when no test ends any more. @public Jest takes it by its file. */
export default class TestReporter {
  /** A busy machine takes long to load a file: that is no test that stands still. */
  onTestFileStart({ path: file }: TestFile) {
    write({ file, name: '' });
  }

  onTestCaseResult({ path: file }: TestFile, test: { fullName: string; failureMessages?: string[] }) {
    write({ file, name: test.fullName, failure: test.failureMessages?.[0] });
  }

  onTestResult({ path: file }: TestFile, { testExecError }: { testExecError?: { message: string } }) {
    if (testExecError) write({ file, name: '', failure: testExecError.message });
  }
}

interface TestFile {
  path: string;
}
