import { fileURLToPath } from 'node:url';

/** The fake engine of `@x/engines`. */
export const FAKE_PROGRAM: string = fileURLToPath(new URL('../../../engines/test/fake/program.mjs', import.meta.url));

/** An ENGINE argument: the fake engine of `@x/engines`, which answers by a script. `settings` are words such as `name=Fake`. */
export const fakeEngine = (script = '', settings = ''): string => `"${process.execPath}" "${FAKE_PROGRAM}" uci '${script}' ${settings}`;
