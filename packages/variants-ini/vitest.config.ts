import { testsOf } from '../../vitest.shared.js';

export default testsOf('variants-ini', { isolate: false });
