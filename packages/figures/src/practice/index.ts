export { AttemptsChart } from './AttemptsChart.tsx';
export { DRAWN, PracticeChart, type Level, type LevelName } from './PracticeChart.tsx';
