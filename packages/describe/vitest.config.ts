import { testsOf } from '../../vitest.shared.js';

export default testsOf('describe', { isolate: false });
