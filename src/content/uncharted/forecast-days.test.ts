import { expect, test } from '@playwright/test'
import { hour } from './boundary-length.ts'
import { forecastZone, formatForecastDate, formatForecastTime } from './forecast-days.ts'
import { lengthModel } from './length-model.ts'

test('day and time in San Francisco are those of the time zone database at every half hour of the forecast', () => {
  const days = new Intl.DateTimeFormat('en-US', { timeZone: forecastZone, dateStyle: 'long' })
  const times = new Intl.DateTimeFormat('en-US', { timeZone: forecastZone, hour: 'numeric', minute: '2-digit' })
  const wrong: string[] = []
  for (let time = lengthModel.from; time < lengthModel.to; time += hour / 2) {
    const expected = `${days.format(time).replace(' ', '\u00a0')}, ${times.format(time).toLowerCase().replace(/\s/, '\u00a0')}`
    if (`${formatForecastDate(time)}, ${formatForecastTime(time)}` !== expected) wrong.push(expected)
  }
  expect(wrong).toEqual([])
})
