import { expect, test } from 'vitest'
import { boothInAddress, boothQuery } from './booth-ids.ts'
import { addressOf, boothPanels, boothSpot, exhibitorsSpot } from './spots.ts'

const ids = { companyId: 1001, exhibitionId: 21, instanceId: 210_001 }

test('G-03 J-07 a booth has one address on each device, with its three ids', () => {
  expect(addressOf(boothSpot.desktop, boothQuery(ids))).toBe(
    '/area/ztDetail?company_id=1001&exhibition_id=21&instance_id=210001',
  )
  expect(addressOf(boothSpot.phone, boothQuery(ids))).toBe(
    '/mobilezhanquDetaile?company_id=1001&exhibition_id=21&instance_id=210001',
  )
  expect(addressOf(boothSpot.desktop, boothQuery({ companyId: 1001, exhibitionId: 21 }))).toBe(
    '/area/ztDetail?company_id=1001&exhibition_id=21',
  )
})

test('H-02 the panels of a booth have the child paths', () => {
  const children = Object.values(boothPanels).map(({ desktop }) => desktop.path.replace('/area/ztDetail', ''))
  expect(children).toEqual(['/about', '/videoList', '/product', '/detail', '/contact', '/card', '/chat', ''])
})

test('H-09 J-08 what has no path of its own is said in the query', () => {
  expect(addressOf(boothPanels.posters.desktop, { company_id: '1' })).toBe(
    '/area/ztDetail?company_id=1&panel=posters',
  )
  expect(addressOf(boothPanels.contact.phone, { company_id: '1' })).toBe(
    '/mobilezhanquDetaile?company_id=1&panel=contact',
  )
  expect(addressOf(exhibitorsSpot.phone, {})).toBe('/mobilezhanquExhibitor')
})

test.each([
  ['company_id=1001&exhibition_id=21&instance_id=210001', ids],
  ['company_id=1001&exhibition_id=21&t=5', { ...ids, instanceId: undefined }],
  ['company_id=1001&exhibition_id=21&instance_id=../x', { ...ids, instanceId: undefined }],
  ['company_id=1001', null],
  ['company_id=abc&exhibition_id=21', null],
  ['company_id=0&exhibition_id=21', null],
])('H-01 T34 the booth in ?%s', (text, expected) => {
  expect(boothInAddress(new URLSearchParams(text))).toEqual(expected)
})
