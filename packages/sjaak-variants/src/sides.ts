export { both, type Pair, SIDES, type SideIndex } from '@x/mbn/recognise';
