import { testsOf } from '../../vitest.shared.js';

export default testsOf('wxf', { isolate: false });
