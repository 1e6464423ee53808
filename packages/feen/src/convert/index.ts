export { type ExportOptions, exportFen, type ImportOptions, importFen } from './fen.js';
export { exportSfen, importSfen } from './sfen.js';
