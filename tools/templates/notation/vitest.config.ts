import { testsOf } from '../../vitest.shared.js';

export default testsOf('notation-name', { isolate: false });
