import { testsOf } from '../../vitest.shared.js';

export default testsOf('kif', { isolate: false });
