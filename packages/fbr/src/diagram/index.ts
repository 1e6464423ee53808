/** Interactive Diagrams of chessvariants.com: read, checked, and converted to FBR. */
export type { DiagramLimits, DiagramOptions } from './options.js';
export { parseDiagram, safeParseDiagram } from './parse.js';
export { isDiagram } from './signs.js';
export { type ConvertedDiagram, type DiagramLoss, diagramToFbr } from './to-fbr.js';
export type * from './tree.js';
