/**
 * FBA 与业务配置：请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/fbaConfig.json: edit that, not this file.
 */
export interface GetConfigRequest {
  keys?: string[]
}

export interface GetConfigResponse {
  code?: unknown
  stockWarningDays?: unknown
  repFreq?: unknown
  repFbaSalesDays?: unknown
  repShippingDays?: unknown
  waiting_quantitys_msku?: unknown
  repCustomQuantity?: unknown
  purFreq?: unknown
  purFbaSalesDays?: unknown
  purShippingDays?: unknown
  planDays?: unknown
  purchaseDays?: unknown
  checkDays?: unknown
  requstNum?: unknown
  quantity?: unknown
  onWayQuantity?: unknown
  abroadQuantity?: unknown
  abroadOnwayQuantity?: unknown
  purCustomQuantity?: unknown
  weight7?: unknown
  weight14?: unknown
  weight30?: unknown
  update_time?: unknown
  updater?: unknown
}

export interface SetConfigRequest {
  code?: string
  before?: unknown
  stockWarningDays?: unknown
  repFreq?: unknown
  repFbaSalesDays?: unknown
  repShippingDays?: unknown
  waiting_quantitys_msku?: unknown
  repCustomQuantity?: unknown
  purFreq?: unknown
  purFbaSalesDays?: unknown
  purShippingDays?: unknown
  planDays?: unknown
  purchaseDays?: unknown
  checkDays?: unknown
  requstNum?: unknown
  quantity?: unknown
  onWayQuantity?: unknown
  abroadQuantity?: unknown
  abroadOnwayQuantity?: unknown
  purCustomQuantity?: unknown
  weight7?: unknown
  weight14?: unknown
  weight30?: unknown
}

export interface SetConfigResponse {
  code?: unknown
  stockWarningDays?: unknown
  repFreq?: unknown
  repFbaSalesDays?: unknown
  repShippingDays?: unknown
  waiting_quantitys_msku?: unknown
  repCustomQuantity?: unknown
  purFreq?: unknown
  purFbaSalesDays?: unknown
  purShippingDays?: unknown
  planDays?: unknown
  purchaseDays?: unknown
  checkDays?: unknown
  requstNum?: unknown
  quantity?: unknown
  onWayQuantity?: unknown
  abroadQuantity?: unknown
  abroadOnwayQuantity?: unknown
  purCustomQuantity?: unknown
  weight7?: unknown
  weight14?: unknown
  weight30?: unknown
  update_time?: unknown
  updater?: unknown
}

export interface BusinessConfigGetRequest {
  keys?: string[]
}

export interface BusinessConfigGetResponse {
  code?: unknown
  stockWarningDays?: unknown
  repFreq?: unknown
  repFbaSalesDays?: unknown
  repShippingDays?: unknown
  waiting_quantitys_msku?: unknown
  repCustomQuantity?: unknown
  purFreq?: unknown
  purFbaSalesDays?: unknown
  purShippingDays?: unknown
  planDays?: unknown
  purchaseDays?: unknown
  checkDays?: unknown
  requstNum?: unknown
  quantity?: unknown
  onWayQuantity?: unknown
  abroadQuantity?: unknown
  abroadOnwayQuantity?: unknown
  purCustomQuantity?: unknown
  weight7?: unknown
  weight14?: unknown
  weight30?: unknown
  update_time?: unknown
  updater?: unknown
}

export interface BusinessConfigAddRequest {
  code?: string
  before?: unknown
  stockWarningDays?: unknown
  repFreq?: unknown
  repFbaSalesDays?: unknown
  repShippingDays?: unknown
  waiting_quantitys_msku?: unknown
  repCustomQuantity?: unknown
  purFreq?: unknown
  purFbaSalesDays?: unknown
  purShippingDays?: unknown
  planDays?: unknown
  purchaseDays?: unknown
  checkDays?: unknown
  requstNum?: unknown
  quantity?: unknown
  onWayQuantity?: unknown
  abroadQuantity?: unknown
  abroadOnwayQuantity?: unknown
  purCustomQuantity?: unknown
  weight7?: unknown
  weight14?: unknown
  weight30?: unknown
}

export interface BusinessConfigAddResponse {
  code?: unknown
  stockWarningDays?: unknown
  repFreq?: unknown
  repFbaSalesDays?: unknown
  repShippingDays?: unknown
  waiting_quantitys_msku?: unknown
  repCustomQuantity?: unknown
  purFreq?: unknown
  purFbaSalesDays?: unknown
  purShippingDays?: unknown
  planDays?: unknown
  purchaseDays?: unknown
  checkDays?: unknown
  requstNum?: unknown
  quantity?: unknown
  onWayQuantity?: unknown
  abroadQuantity?: unknown
  abroadOnwayQuantity?: unknown
  purCustomQuantity?: unknown
  weight7?: unknown
  weight14?: unknown
  weight30?: unknown
  update_time?: unknown
  updater?: unknown
}

export interface BusinessConfigUpdateRequest {
  code?: string
  before?: unknown
  stockWarningDays?: unknown
  repFreq?: unknown
  repFbaSalesDays?: unknown
  repShippingDays?: unknown
  waiting_quantitys_msku?: unknown
  repCustomQuantity?: unknown
  purFreq?: unknown
  purFbaSalesDays?: unknown
  purShippingDays?: unknown
  planDays?: unknown
  purchaseDays?: unknown
  checkDays?: unknown
  requstNum?: unknown
  quantity?: unknown
  onWayQuantity?: unknown
  abroadQuantity?: unknown
  abroadOnwayQuantity?: unknown
  purCustomQuantity?: unknown
  weight7?: unknown
  weight14?: unknown
  weight30?: unknown
}

export interface BusinessConfigUpdateResponse {
  code?: unknown
  stockWarningDays?: unknown
  repFreq?: unknown
  repFbaSalesDays?: unknown
  repShippingDays?: unknown
  waiting_quantitys_msku?: unknown
  repCustomQuantity?: unknown
  purFreq?: unknown
  purFbaSalesDays?: unknown
  purShippingDays?: unknown
  planDays?: unknown
  purchaseDays?: unknown
  checkDays?: unknown
  requstNum?: unknown
  quantity?: unknown
  onWayQuantity?: unknown
  abroadQuantity?: unknown
  abroadOnwayQuantity?: unknown
  purCustomQuantity?: unknown
  weight7?: unknown
  weight14?: unknown
  weight30?: unknown
  update_time?: unknown
  updater?: unknown
}

export interface CommonBusinessConfigGetRequest {
  keys?: string[]
}

export interface CommonBusinessConfigGetResponse {
  code?: unknown
  stockWarningDays?: unknown
  repFreq?: unknown
  repFbaSalesDays?: unknown
  repShippingDays?: unknown
  waiting_quantitys_msku?: unknown
  repCustomQuantity?: unknown
  purFreq?: unknown
  purFbaSalesDays?: unknown
  purShippingDays?: unknown
  planDays?: unknown
  purchaseDays?: unknown
  checkDays?: unknown
  requstNum?: unknown
  quantity?: unknown
  onWayQuantity?: unknown
  abroadQuantity?: unknown
  abroadOnwayQuantity?: unknown
  purCustomQuantity?: unknown
  weight7?: unknown
  weight14?: unknown
  weight30?: unknown
  update_time?: unknown
  updater?: unknown
}

export interface CommonBusinessConfigStoreRequest {
  code?: string
  before?: unknown
  stockWarningDays?: unknown
  repFreq?: unknown
  repFbaSalesDays?: unknown
  repShippingDays?: unknown
  waiting_quantitys_msku?: unknown
  repCustomQuantity?: unknown
  purFreq?: unknown
  purFbaSalesDays?: unknown
  purShippingDays?: unknown
  planDays?: unknown
  purchaseDays?: unknown
  checkDays?: unknown
  requstNum?: unknown
  quantity?: unknown
  onWayQuantity?: unknown
  abroadQuantity?: unknown
  abroadOnwayQuantity?: unknown
  purCustomQuantity?: unknown
  weight7?: unknown
  weight14?: unknown
  weight30?: unknown
}

export interface CommonBusinessConfigStoreResponse {
  code?: unknown
  stockWarningDays?: unknown
  repFreq?: unknown
  repFbaSalesDays?: unknown
  repShippingDays?: unknown
  waiting_quantitys_msku?: unknown
  repCustomQuantity?: unknown
  purFreq?: unknown
  purFbaSalesDays?: unknown
  purShippingDays?: unknown
  planDays?: unknown
  purchaseDays?: unknown
  checkDays?: unknown
  requstNum?: unknown
  quantity?: unknown
  onWayQuantity?: unknown
  abroadQuantity?: unknown
  abroadOnwayQuantity?: unknown
  purCustomQuantity?: unknown
  weight7?: unknown
  weight14?: unknown
  weight30?: unknown
  update_time?: unknown
  updater?: unknown
}
