import { testsOf } from '../../vitest.shared.js';

export default testsOf('core', { isolate: false });
