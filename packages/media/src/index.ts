export {
  chartGeometry,
  type ChartCandle,
  type ChartGeometry,
  type ChartSize,
  type ChartTick,
} from './chartGeometry.ts';
export {
  bitcoinChart,
  blocksPicture,
  bullionPicture,
  type ChartPicture,
  deskPicture,
  fontFiles,
  fontStacks,
  goldChart,
  icons,
  marketVideo,
  openGraphPicture,
  type Picture,
  type PictureSource,
  type Video,
} from './metadata.ts';
export { bitcoinSeries, type Candle, goldSeries, type Series } from './series.ts';
