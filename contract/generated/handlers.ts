/**
 * 每个处理函数的请求与返回。
 * Written by `npm run codegen` from schemas/endpoints/: edit that, not this file.
 */
import type * as access from './families/access'
import type * as account from './families/account'
import type * as ads from './families/ads'
import type * as adsAdvice from './families/adsAdvice'
import type * as adsNew from './families/adsNew'
import type * as adsSb from './families/adsSb'
import type * as adsSbv from './families/adsSbv'
import type * as adsSp from './families/adsSp'
import type * as adsTemplate from './families/adsTemplate'
import type * as adsTimed from './families/adsTimed'
import type * as ai from './families/ai'
import type * as alerts from './families/alerts'
import type * as app from './families/app'
import type * as approval from './families/approval'
import type * as auth from './families/auth'
import type * as clientService from './families/clientService'
import type * as columns from './families/columns'
import type * as commodity from './families/commodity'
import type * as common from './families/common'
import type * as compensation from './families/compensation'
import type * as declareLegacy from './families/declareLegacy'
import type * as delivery from './families/delivery'
import type * as develop from './families/develop'
import type * as fbaConfig from './families/fbaConfig'
import type * as fbaIntellect from './families/fbaIntellect'
import type * as fbaLockQty from './families/fbaLockQty'
import type * as fbaShipment from './families/fbaShipment'
import type * as fbaSynchro from './families/fbaSynchro'
import type * as fbm from './families/fbm'
import type * as finance from './families/finance'
import type * as help from './families/help'
import type * as identities from './families/identities'
import type * as indexBoard from './families/indexBoard'
import type * as inventoryReport from './families/inventoryReport'
import type * as logistics from './families/logistics'
import type * as plug from './families/plug'
import type * as purchase from './families/purchase'
import type * as replenishPlan from './families/replenishPlan'
import type * as salesStatistics from './families/salesStatistics'
import type * as sellWith from './families/sellWith'
import type * as service from './families/service'
import type * as settings from './families/settings'
import type * as shipment from './families/shipment'
import type * as shipmentFlow from './families/shipmentFlow'
import type * as staff from './families/staff'
import type * as systemV2 from './families/systemV2'
import type * as taskReport from './families/taskReport'
import type * as tools from './families/tools'
import type * as trade from './families/trade'
import type * as transparency from './families/transparency'
import type * as warehouse from './families/warehouse'

/** By "family.handler". `binary`: it answers a file; `events`: a stream; `multipart`: it is given files besides the fields. */
export interface HandlerShapes {
  /** 一个角色与它的权限 */
  'access.role': { request: access.RoleRequest; response: access.RoleResponse }
  /** 新增角色 */
  'access.roleAdd': { request: access.RoleAddRequest; response: access.RoleAddResponse }
  /** 照着一个角色新增：先填好它的权限 */
  'access.roleCopy': { request: access.RoleCopyRequest; response: access.RoleCopyResponse }
  /** 修改角色的名称与权限，对在线的人立即生效 */
  'access.roleEdit': { request: access.RoleEditRequest; response: access.RoleEditResponse }
  /** 可以授权的全部菜单、页面、操作、敏感数据与列 */
  'access.tree': { request: access.TreeRequest; response: access.TreeResponse }
  /** 可以查询权限的全部页面 */
  'access.pages': { request: access.PagesRequest; response: access.PagesResponse }
  /** 一个页面的操作与列 */
  'access.pageParts': { request: access.PagePartsRequest; response: access.PagePartsResponse }
  /** 为什么看不到：一个人看一个页面、操作或列时，由哪条规则决定 */
  'access.why': { request: access.WhyRequest; response: access.WhyResponse }
  /** 申请开通一个自己不能打开的页面：公司的管理员收到消息 */
  'access.askForPage': { request: access.AskForPageRequest; response: access.AskForPageResponse }
  /** 权限菜单树 */
  'account.permissionMenu': { request: account.PermissionMenuRequest; response: account.PermissionMenuResponse }
  /** 取ERP页面跳转URL；取ERP页面跳转URL(v2) */
  'account.getErpPage': { request: account.GetErpPageRequest; response: account.GetErpPageResponse }
  /** 账户菜单(系统组) */
  'account.accountMenu': { request: account.AccountMenuRequest; response: account.AccountMenuResponse }
  /** 公司基础信息 */
  'account.companyBaseInfo': { request: account.CompanyBaseInfoRequest; response: account.CompanyBaseInfoResponse }
  /** 公司锁库存开关 */
  'account.companyLockStock': { request: account.CompanyLockStockRequest; response: account.CompanyLockStockResponse }
  /** 筛选模板列表 */
  'account.userFilterList': { request: account.UserFilterListRequest; response: account.UserFilterListResponse }
  /** 新增筛选模板 */
  'account.userFilterAdd': { request: account.UserFilterAddRequest; response: account.UserFilterAddResponse }
  /** 编辑/激活筛选模板(每类型仅一个active) */
  'account.userFilterEdit': { request: account.UserFilterEditRequest; response: account.UserFilterEditResponse }
  /** 删除筛选模板 */
  'account.userFilterRemove': { request: account.UserFilterRemoveRequest; response: account.UserFilterRemoveResponse }
  /** 已授权广告店铺：可见范围内、授权未失效的 */
  'ads.getAuthAdvertisementShop': { request: ads.GetAuthAdvertisementShopRequest; response: ads.GetAuthAdvertisementShopResponse }
  /** 生成广告报告文件 */
  'ads.reportRequest': { request: ads.ReportRequestRequest; response: ads.ReportRequestResponse }
  /** 立即按规则检查 */
  'adsAdvice.check': { request: adsAdvice.CheckRequest; response: adsAdvice.CheckResponse }
  /** 搜索词加入词库，先预览 */
  'adsNew.wordStockFromTerms': { request: adsNew.WordStockFromTermsRequest; response: adsNew.WordStockFromTermsResponse }
  /** 筛选模板列表 */
  'adsNew.userFilterList': { request: adsNew.UserFilterListRequest; response: adsNew.UserFilterListResponse }
  /** 筛选模板新增 */
  'adsNew.userFilterAdd': { request: adsNew.UserFilterAddRequest; response: adsNew.UserFilterAddResponse }
  /** 筛选模板编辑 */
  'adsNew.userFilterEdit': { request: adsNew.UserFilterEditRequest; response: adsNew.UserFilterEditResponse }
  /** 筛选模板删除 */
  'adsNew.userFilterRemove': { request: adsNew.UserFilterRemoveRequest; response: adsNew.UserFilterRemoveResponse }
  /** 新建广告组合，记为待提交 */
  'adsNew.portfolioAdd': { request: adsNew.PortfolioAddRequest; response: adsNew.PortfolioAddResponse }
  /** 店铺Profile映射(方法路径spec未给) */
  'adsNew.profileList': { request: adsNew.ProfileListRequest; response: adsNew.ProfileListResponse }
  /** 素材上传：保存在本系统，连同尺寸与大小 */
  'adsNew.commonAssetsUpload': { request: adsNew.CommonAssetsUploadRequest; response: adsNew.CommonAssetsUploadResponse; body: 'multipart' }
  /** 素材登记：填写亚马逊给的编号与品牌 */
  'adsNew.commonAssetsRegister': { request: adsNew.CommonAssetsRegisterRequest; response: adsNew.CommonAssetsRegisterResponse }
  /** 一家店铺可以用的品牌Logo与图片 */
  'adsNew.assetLogos': { request: adsNew.AssetLogosRequest; response: adsNew.AssetLogosResponse }
  /** 一家店铺可以用的视频 */
  'adsNew.assetVideos': { request: adsNew.AssetVideosRequest; response: adsNew.AssetVideosResponse }
  /** SB关键词创建，先预览，记为待提交 */
  'adsSb.sbAdvertKeywordCreate': { request: adsSb.SbAdvertKeywordCreateRequest; response: adsSb.SbAdvertKeywordCreateResponse }
  /** SB商品投放创建，先预览，记为待提交 */
  'adsSb.sbAdvertProductTargetingCreate': { request: adsSb.SbAdvertProductTargetingCreateRequest; response: adsSb.SbAdvertProductTargetingCreateResponse }
  /** SB投放创建，先预览，记为待提交 */
  'adsSb.sbAdvertTargetCreate': { request: adsSb.SbAdvertTargetCreateRequest; response: adsSb.SbAdvertTargetCreateResponse }
  /** 视频上传：保存在本系统的素材库 */
  'adsSbv.sbvUpload': { request: adsSbv.SbvUploadRequest; response: adsSbv.SbvUploadResponse; body: 'multipart' }
  /** 建议的关键词：这些商品的广告自己出过单的搜索词 */
  'adsSbv.sbvRecommendations': { request: adsSbv.SbvRecommendationsRequest; response: adsSbv.SbvRecommendationsResponse }
  /** 一家店铺的品牌：取自批量表格、草稿与素材 */
  'adsSbv.sbvBrand': { request: adsSbv.SbvBrandRequest; response: adsSbv.SbvBrandResponse }
  /** 一家店铺用过的旗舰店页面：取自批量表格与草稿 */
  'adsSbv.sbvStore': { request: adsSbv.SbvStoreRequest; response: adsSbv.SbvStoreResponse }
  /** 商品元数据：取自在线商品 */
  'adsSbv.sbvProductMetadata': { request: adsSbv.SbvProductMetadataRequest; response: adsSbv.SbvProductMetadataResponse }
  /** SP广告组合创建，记为待提交 */
  'adsSp.portfolioCreate': { request: adsSp.PortfolioCreateRequest; response: adsSp.PortfolioCreateResponse }
  /** SP广告组创建，先预览，记为待提交 */
  'adsSp.groupCreate': { request: adsSp.GroupCreateRequest; response: adsSp.GroupCreateResponse }
  /** SP广告商品创建，先预览，记为待提交 */
  'adsSp.productCreate': { request: adsSp.ProductCreateRequest; response: adsSp.ProductCreateResponse }
  /** 从搜索词新增 SP 关键词，先预览，记为待提交 */
  'adsSp.keywordCreate': { request: adsSp.KeywordCreateRequest; response: adsSp.KeywordCreateResponse }
  /** SP商品投放创建，先预览，记为待提交 */
  'adsSp.targetCreate': { request: adsSp.TargetCreateRequest; response: adsSp.TargetCreateResponse }
  /** 从搜索词新增 SP 否定关键词、否定商品，先预览，记为待提交 */
  'adsSp.negativeKeywordCreate': { request: adsSp.NegativeKeywordCreateRequest; response: adsSp.NegativeKeywordCreateResponse }
  /** 按本公司的报告建议竞价与预算 */
  'adsSp.bidRecommendations': { request: adsSp.BidRecommendationsRequest; response: adsSp.BidRecommendationsResponse }
  /** 预览草稿将要新建的对象 */
  'adsSp.campaignPreview': { request: adsSp.CampaignPreviewRequest; response: adsSp.CampaignPreviewResponse }
  /** 从已有的广告活动或模板开始一份草稿 */
  'adsSp.draftBegin': { request: adsSp.DraftBeginRequest; response: adsSp.DraftBeginResponse }
  /** 把草稿存成模板 */
  'adsTemplate.create': { request: adsTemplate.CreateRequest; response: adsTemplate.CreateResponse }
  /** 按模板给选中的店铺与商品新建广告，先预览，记为待提交 */
  'adsTemplate.execute': { request: adsTemplate.ExecuteRequest; response: adsTemplate.ExecuteResponse }
  /** 预览将创建的对象 */
  'adsTemplate.preview': { request: adsTemplate.PreviewRequest; response: adsTemplate.PreviewResponse }
  /** 执行实体结果 */
  'adsTemplate.entities': { request: adsTemplate.EntitiesRequest; response: adsTemplate.EntitiesResponse }
  /** 创建 */
  'adsTimed.timedTaskCreate': { request: adsTimed.TimedTaskCreateRequest; response: adsTimed.TimedTaskCreateResponse }
  /** 创建 */
  'adsTimed.timedTaskListCreate': { request: adsTimed.TimedTaskListCreateRequest; response: adsTimed.TimedTaskListCreateResponse }
  /** 由出单时段生成分时策略 */
  'adsTimed.tacticFromHours': { request: adsTimed.TacticFromHoursRequest; response: adsTimed.TacticFromHoursResponse }
  /** 模拟未来一周，什么都不写 */
  'adsTimed.timedTaskPlan': { request: adsTimed.TimedTaskPlanRequest; response: adsTimed.TimedTaskPlanResponse }
  /** 把一天折成待提交的修改 */
  'adsTimed.timedTaskDay': { request: adsTimed.TimedTaskDayRequest; response: adsTimed.TimedTaskDayResponse }
  /** 新建会话 */
  'ai.createSession': { request: ai.CreateSessionRequest; response: ai.CreateSessionResponse }
  /** 重命名会话 */
  'ai.renameSession': { request: ai.RenameSessionRequest; response: ai.RenameSessionResponse }
  /** 删除会话 */
  'ai.deleteSession': { request: ai.DeleteSessionRequest; response: ai.DeleteSessionResponse }
  /** 清空上下文 */
  'ai.clearContext': { request: ai.ClearContextRequest; response: ai.ClearContextResponse }
  /** 会话列表 */
  'ai.listSessions': { request: ai.ListSessionsRequest; response: ai.ListSessionsResponse }
  /** 模型列表 */
  'ai.listModels': { request: ai.ListModelsRequest; response: ai.ListModelsResponse }
  /** 会话消息 */
  'ai.listMessages': { request: ai.ListMessagesRequest; response: ai.ListMessagesResponse }
  /** 流式生成(SSE逐行message事件) */
  'ai.generate': { request: ai.GenerateRequest; answer: 'events' }
  /** 消息里的图片（只给本人） */
  'ai.messageImage': { request: ai.MessageImageRequest; answer: 'binary' }
  /** 可由数据直接回答的问题，以及是否已连接模型 */
  'ai.readyQuestions': { request: ai.ReadyQuestionsRequest; response: ai.ReadyQuestionsResponse }
  /** 立即检查全部预警规则 */
  'alerts.check': { request: alerts.CheckRequest; response: alerts.CheckResponse }
  /** 当前登录人、公司、权限与可见店铺 */
  'app.session': { request: app.SessionRequest; response: app.SessionResponse }
  /** 退出登录 */
  'app.signOut': { request: app.SignOutRequest; response: app.SignOutResponse }
  /** 一个页面的方案（按权限裁剪） */
  'app.pagePlan': { request: app.PagePlanRequest; response: app.PagePlanResponse }
  /** 一族接口怎样调用：网页构建之后改过的族 */
  'app.family': { request: app.FamilyRequest; response: app.FamilyResponse }
  /** 打开公司旧版 v3.0 页面的票据：一分钟内、只给这个地址 */
  'app.legacyTicket': { request: app.LegacyTicketRequest; response: app.LegacyTicketResponse }
  /** 全部页面与状态 */
  'app.pages': { request: app.PagesRequest; response: app.PagesResponse }
  /** 快速查找：看得到的店铺、商品、订单、单据等（名称、编码、单号）与自己的任务 */
  'app.find': { request: app.FindRequest; response: app.FindResponse }
  /** 下拉选项：一次 50 条，可按文字、代码、拼音、首字母搜索，代码完全相同的排在最前；可按值补全名称、按名称或代码精确查找 */
  'app.options': { request: app.OptionsRequest; response: app.OptionsResponse }
  /** 由别的单据生成时，表单里先填好的内容 */
  'app.documentDraft': { request: app.DocumentDraftRequest; response: app.DocumentDraftResponse }
  /** 一张单据的这一步可以扫哪些码：商品的条码、FNSKU、MSKU与本地SKU，以及仓位 */
  'app.scanCodes': { request: app.ScanCodesRequest; response: app.ScanCodesResponse }
  /** 一张单据由哪些单据生成、又生成了哪些单据 */
  'app.documentLinks': { request: app.DocumentLinksRequest; response: app.DocumentLinksResponse }
  /** 表单里还空着的格子可以自动填上的内容：所选对象的资料，或同类的上一条 */
  'app.fill': { request: app.FillRequest; response: app.FillResponse }
  /** 把打印预览里的单据下载成 Excel */
  'app.sheetBook': { request: app.SheetBookRequest; answer: 'binary' }
  /** 试一试：某个字段所存的条件现在符合多少行 */
  'app.conditionsFit': { request: app.ConditionsFitRequest; response: app.ConditionsFitResponse }
  /** 一行数据的修改记录（改前、改后） */
  'app.history': { request: app.HistoryRequest; response: app.HistoryResponse }
  /** 一个列表的视图（自己的、共享的、所属角色的）、自己当前的布局与默认视图 */
  'app.viewList': { request: app.ViewListRequest; response: app.ViewListResponse }
  /** 保存视图：新建，或按版本修改（别人先改过则不覆盖） */
  'app.viewSave': { request: app.ViewSaveRequest; response: app.ViewSaveResponse }
  /** 删除视图 */
  'app.viewRemove': { request: app.ViewRemoveRequest; response: app.ViewRemoveResponse }
  /** 设自己（或角色）打开页面时的默认视图 */
  'app.viewDefault': { request: app.ViewDefaultRequest; response: app.ViewDefaultResponse }
  /** 自动保存自己当前的列、密度与所选视图 */
  'app.viewKeep': { request: app.ViewKeepRequest; response: app.ViewKeepResponse }
  /** 实时消息：任务进度、方案更新、数据更新 */
  'app.events': { request: Record<string, never>; answer: 'events' }
  /** 可以导入的报告与在后台的位置 */
  'app.importFormats': { request: app.ImportFormatsRequest; response: app.ImportFormatsResponse }
  /** 上传报告文件，排队读取 */
  'app.importUpload': { request: app.ImportUploadRequest; response: app.ImportUploadResponse; body: 'multipart' }
  /** 若干文件的状态与进度 */
  'app.importProgress': { request: app.ImportProgressRequest; response: app.ImportProgressResponse }
  /** 预检：识别结果、逐日新增与覆盖、拒绝的行、未匹配费用、提醒 */
  'app.importPreview': { request: app.ImportPreviewRequest; response: app.ImportPreviewResponse }
  /** 为待确认的文件指定店铺、快照日期，或接受不寻常的日期，或说明认不得的文件是什么、哪一列是什么，重新预检；账号级的文件可以再指定其他站点的店铺，各得一份 */
  'app.importAssign': { request: app.ImportAssignRequest; response: app.ImportAssignResponse }
  /** 确认写入（整个文件要么全部写入，要么一行不写） */
  'app.importCommit': { request: app.ImportCommitRequest; response: app.ImportCommitResponse }
  /** 放弃尚未写入的文件 */
  'app.importDiscard': { request: app.ImportDiscardRequest; response: app.ImportDiscardResponse }
  /** 撤销已写入的文件，恢复被它覆盖的行 */
  'app.importUndo': { request: app.ImportUndoRequest; response: app.ImportUndoResponse }
  /** 下载上传的原文件 */
  'app.importOriginal': { request: app.ImportOriginalRequest; answer: 'binary' }
  /** 把几个上传的原文件打成一个压缩包下载 */
  'app.importOriginals': { request: app.ImportOriginalsRequest; answer: 'binary' }
  /** 下载被拒绝的行（行号、原因、原文） */
  'app.importRefused': { request: app.ImportRefusedRequest; answer: 'binary' }
  /** 列表或报表里一个单元格的计算过程 */
  'app.explain': { request: app.ExplainRequest; response: app.ExplainResponse }
  /** 一个数字背后的明细行与它们的合计 */
  'app.behind': { request: app.BehindRequest; response: app.BehindResponse }
  /** 一行周围的行：它下面的，与指着它的，以及它们合起来的结果 */
  'app.related': { request: app.RelatedRequest; response: app.RelatedResponse }
  /** 导出所问的列表或报表（同样的列、筛选、合计，全部行） */
  'app.exportList': { request: app.ExportListRequest; response: app.ExportListResponse }
  /** 导出看板：每张卡片所问的一张工作表（同样的筛选、合计，全部行） */
  'app.exportBoard': { request: app.ExportBoardRequest; response: app.ExportBoardResponse }
  /** 批量修改：选中的行或全部筛选结果，先预览、逐行给出结果 */
  'app.bulkEdit': { request: app.BulkEditRequest; response: app.BulkEditResponse }
  /** 作为任务运行的批量修改：每一行的结果 */
  'app.bulkResult': { request: app.BulkResultRequest; response: app.BulkResultResponse }
  /** 下载导入模板 */
  'app.rowsTemplate': { request: app.RowsTemplateRequest; answer: 'binary' }
  /** 上传填好的模板，逐行检查，不写入 */
  'app.rowsUpload': { request: app.RowsUploadRequest; response: app.RowsUploadResponse; body: 'multipart' }
  /** 一个表格有哪些列，各可能是模板的哪个字段 */
  'app.rowsColumns': { request: app.RowsColumnsRequest; response: app.RowsColumnsResponse; body: 'multipart' }
  /** 写入检查过的行，逐行给出结果；行数多时成为任务 */
  'app.rowsCommit': { request: app.RowsCommitRequest; response: app.RowsCommitResponse }
  /** 撤销待提交的修改 */
  'app.pendingRevoke': { request: app.PendingRevokeRequest; response: app.PendingRevokeResponse }
  /** 把选中的待提交修改导出为亚马逊批量表格 */
  'app.pendingSheet': { request: app.PendingSheetRequest; answer: 'binary' }
  /** 把一个店铺待提交的修改导出为亚马逊批量表格（任务） */
  'app.pendingExport': { request: app.PendingExportRequest; response: app.PendingExportResponse }
  /** 任务进度 */
  'app.jobProgress': { request: app.JobProgressRequest; response: app.JobProgressResponse }
  /** 取消自己发起的任务 */
  'app.jobCancel': { request: app.JobCancelRequest; response: app.JobCancelResponse }
  /** 下载任务产出的文件 */
  'app.jobFile': { request: app.JobFileRequest; answer: 'binary' }
  /** 见过的每一种费用、金额与当前归类，未匹配的在前 */
  'app.feeMappings': { request: app.FeeMappingsRequest; response: app.FeeMappingsResponse }
  /** 为一种费用指定归类，并重算已有明细 */
  'app.feeMappingSet': { request: app.FeeMappingSetRequest; response: app.FeeMappingSetResponse }
  /** 一张审批单据：单据全文、与上次提交相比的改动、各节点、可以做什么与下一张（发起人、审批人、抄送人与管理员） */
  'approval.detail': { request: approval.DetailRequest; response: approval.DetailResponse }
  /** 下载审批单据的附件（参与这张审批的人） */
  'approval.file': { request: approval.FileRequest; answer: 'binary' }
  /** 一张单据的审批：走到哪一步、谁审过、等谁，与我可以做什么 */
  'approval.ofDocument': { request: approval.OfDocumentRequest; response: approval.OfDocumentResponse }
  /** 审批通过 */
  'approval.approve': { request: approval.ApproveRequest; response: approval.ApproveResponse }
  /** 审批驳回 */
  'approval.reject': { request: approval.RejectRequest; response: approval.RejectResponse }
  /** 转交给别人审批 */
  'approval.transfer': { request: approval.TransferRequest; response: approval.TransferResponse }
  /** 申请人撤回 */
  'approval.withdraw': { request: approval.WithdrawRequest; response: approval.WithdrawResponse }
  /** 账号密码或手机验证码登录 */
  'auth.login': { request: auth.LoginRequest; response: auth.LoginResponse }
  /** 用ckey换token */
  'auth.getTokenByKey': { request: auth.GetTokenByKeyRequest; response: auth.GetTokenByKeyResponse }
  /** key换取FBA服务token（key作为query） */
  'auth.getToken': { request: auth.GetTokenRequest; response: auth.GetTokenResponse }
  /** 登录页可用的方式：短信、注册 */
  'auth.options': { request: auth.OptionsRequest; response: auth.OptionsResponse }
  /** 注册公司与第一位管理员 */
  'auth.register': { request: auth.RegisterRequest; response: auth.RegisterResponse }
  /** 发送短信验证码 */
  'auth.sendSms': { request: auth.SendSmsRequest; response: auth.SendSmsResponse }
  /** 演示模式的短信发件箱 */
  'auth.smsOutbox': { request: auth.SmsOutboxRequest; response: auth.SmsOutboxResponse }
  /** 短信验证重置密码 */
  'auth.passwordReset': { request: auth.PasswordResetRequest; response: auth.PasswordResetResponse }
  /** 一次性链接属于谁 */
  'auth.linkOwner': { request: auth.LinkOwnerRequest; response: auth.LinkOwnerResponse }
  /** 用管理员给的一次性链接设置密码 */
  'auth.linkPassword': { request: auth.LinkPasswordRequest; response: auth.LinkPasswordResponse }
  /** 向自己要用的手机号发送验证码 */
  'auth.mobileSms': { request: auth.MobileSmsRequest; response: auth.MobileSmsResponse }
  /** 修改自己的密码，其他登录随即结束 */
  'auth.passwordChange': { request: auth.PasswordChangeRequest; response: auth.PasswordChangeResponse }
  /** 自己的资料 */
  'auth.profile': { request: auth.ProfileRequest; response: auth.ProfileResponse }
  /** 修改自己的姓名、手机号、邮箱、头像、默认店铺与默认币种 */
  'auth.profileSave': { request: auth.ProfileSaveRequest; response: auth.ProfileSaveResponse }
  /** 自己的登录设备 */
  'auth.sessions': { request: auth.SessionsRequest; response: auth.SessionsResponse }
  /** 结束自己的一个登录 */
  'auth.sessionEnd': { request: auth.SessionEndRequest; response: auth.SessionEndResponse }
  /** 结束自己的其他登录 */
  'auth.sessionEndOthers': { request: auth.SessionEndOthersRequest; response: auth.SessionEndOthersResponse }
  /** 启用与暂停定时任务 */
  'clientService.switchTask': { request: clientService.SwitchTaskRequest; response: clientService.SwitchTaskResponse }
  /** 立即执行定时任务 */
  'clientService.execute': { request: clientService.ExecuteRequest; response: clientService.ExecuteResponse }
  /** 重试定时任务的上一次执行 */
  'clientService.retry': { request: clientService.RetryRequest; response: clientService.RetryResponse }
  /** 新增自定义列方案 */
  'columns.add': { request: columns.AddRequest; response: columns.AddResponse }
  /** 取列方案 */
  'columns.get': { request: columns.GetRequest; response: columns.GetResponse }
  /** 更新列方案 */
  'columns.update': { request: columns.UpdateRequest; response: columns.UpdateResponse }
  /** 删除列方案 */
  'columns.remove': { request: columns.RemoveRequest; response: columns.RemoveResponse }
  /** 用侵权词扫描在售商品：命中多少、新增多少、消失多少 */
  'commodity.riskScan': { request: commodity.RiskScanRequest; response: commodity.RiskScanResponse }
  /** 采纳配对建议：成为从一开始有效的配对 */
  'commodity.suggestionAccept': { request: commodity.SuggestionAcceptRequest; response: commodity.SuggestionAcceptResponse }
  /** 按变体属性生成还没有的 SKU */
  'commodity.spuGenerate': { request: commodity.SpuGenerateRequest; response: commodity.SpuGenerateResponse }
  /** 收藏一个页面 */
  'common.favoritesAdd': { request: common.FavoritesAddRequest; response: common.FavoritesAddResponse }
  /** 自己收藏的页面（只有仍能打开的） */
  'common.favoritesGet': { request: common.FavoritesGetRequest; response: common.FavoritesGetResponse }
  /** 取消收藏 */
  'common.favoritesDelete': { request: common.FavoritesDeleteRequest; response: common.FavoritesDeleteResponse }
  /** 快捷搜索列表 */
  'common.quickSearchList': { request: common.QuickSearchListRequest; response: common.QuickSearchListResponse }
  /** 新增快捷搜索 */
  'common.quickSearchAdd': { request: common.QuickSearchAddRequest; response: common.QuickSearchAddResponse }
  /** 编辑 */
  'common.quickSearchEdit': { request: common.QuickSearchEditRequest; response: common.QuickSearchEditResponse }
  /** 删除 */
  'common.quickSearchDel': { request: common.QuickSearchDelRequest; response: common.QuickSearchDelResponse }
  /** 货件人员搜索 */
  'common.employeeSearch': { request: common.ShipmentEmployeeSearchRequest; response: common.ShipmentEmployeeSearchResponse }
  /** 合计 */
  'common.stockDetailsSum': { request: common.StockDetailsSumRequest; response: common.StockDetailsSumResponse }
  /** 导入负责人：按店铺与 MSKU 逐行检查，不写入 */
  'common.salesPersonImport': { request: common.ListingSalesPersonImportRequest; response: common.ListingSalesPersonImportResponse; body: 'multipart' }
  /** 店铺提示：自己看得到的每家店铺现在缺哪些报告 */
  'common.getShopTips': { request: common.GetShopTipsRequest; response: common.GetShopTipsResponse }
  /** 按钮权限：这个菜单的页面上可以使用的操作 */
  'common.operationAuthority': { request: common.OperationAuthorityRequest; response: common.OperationAuthorityResponse }
  /** 模板权限：可以使用的导入模板与可以填写的列 */
  'common.templateAuthority': { request: common.TemplateAuthorityRequest; response: common.TemplateAuthorityResponse }
  /** 扫描生成索赔 */
  'compensation.scan': { request: compensation.CompensationBatchCreateRequest; response: compensation.CompensationBatchCreateResponse }
  /** 从所在列表的行发起索赔，先预览 */
  'compensation.raise': { request: compensation.CompensationBatchRaiseRequest; response: compensation.CompensationBatchRaiseResponse }
  /** 写给亚马逊的索赔文案（英文） */
  'compensation.letter': { request: compensation.ClaimLetterRequest; response: compensation.ClaimLetterResponse }
  /** 新增/编辑地址；新增/编辑地址；新增/编辑地址 */
  'declareLegacy.addressSave': { request: declareLegacy.FbaApplyAddressSaveRequest; response: declareLegacy.FbaApplyAddressSaveResponse }
  /** 合并；合并；合并 */
  'declareLegacy.mergeDeclares': { request: declareLegacy.FbaApplyMergeRequest; response: declareLegacy.FbaApplyMergeResponse }
  /** 拆分；拆分；拆分 */
  'declareLegacy.splitDeclare': { request: declareLegacy.FbaApplySplitRequest; response: declareLegacy.FbaApplySplitResponse }
  /** 同步货件SKU（delivery-order sync: weight=1,volume=2,cost=3,package_cost=4） */
  'delivery.syncShipmentSku': { request: delivery.SyncShipmentSkuRequest; response: delivery.SyncShipmentSkuResponse }
  /** 发货配置：跟踪号、开船与到港日期、分摊方式与备注 */
  'delivery.doFbaConfig': { request: delivery.DoFbaConfigRequest; response: delivery.DoFbaConfigResponse }
  /** 付款账户选项 */
  'delivery.payAccount': { request: delivery.PayAccountRequest; response: delivery.PayAccountResponse }
  /** 申请付款：对账无误的物流账单生成物流请款 */
  'delivery.payOrder': { request: delivery.PayOrderRequest; response: delivery.PayOrderResponse }
  /** 付款币种 */
  'delivery.payCurrency': { request: delivery.PayCurrencyRequest; response: delivery.PayCurrencyResponse }
  /** 付款方式 */
  'delivery.payMethod': { request: delivery.PayMethodRequest; response: delivery.PayMethodResponse }
  /** 物流费用项 */
  'delivery.logisticsItem': { request: delivery.LogisticsItemRequest; response: delivery.LogisticsItemResponse }
  /** 由发货批次带出的报关单 */
  'delivery.declareDraft': { request: delivery.DeclareDraftRequest; response: delivery.DeclareDraftResponse }
  /** 报关单打印完成 */
  'delivery.declarePrinted': { request: delivery.DeclarePrintedRequest; response: delivery.DeclarePrintedResponse }
  /** 由发货批次带出的商业发票 */
  'delivery.invoiceDraft': { request: delivery.InvoiceDraftRequest; response: delivery.InvoiceDraftResponse }
  /** 商业发票打印完成 */
  'delivery.invoicePrinted': { request: delivery.InvoicePrintedRequest; response: delivery.InvoicePrintedResponse }
  /** 按文件名里的跟踪号把物流商给回的面单附到货件上：一个 PDF 或图片，或者装着它们的 ZIP */
  'delivery.forecastLabelAdd': { request: delivery.ForecastLabelAddRequest; response: delivery.ForecastLabelAddResponse; body: 'multipart' }
  /** 货件的面单：一个文件直接给，几个合成一份 PDF */
  'delivery.forecastLabels': { request: delivery.ForecastLabelsRequest; answer: 'binary' }
  /** 按模板导出预报表格 */
  'delivery.forecastSheet': { request: delivery.ForecastSheetRequest; answer: 'binary' }
  /** 给一次评审打分：只有这次评审的评审人，各打各的 */
  'develop.reviewScore': { request: develop.ReviewScoreRequest; response: develop.ReviewScoreResponse }
  /** 取 FBA 补货配置（keys 指定项，不给则全部）；通用业务配置取 */
  'fbaConfig.getConfig': { request: fbaConfig.GetConfigRequest; response: fbaConfig.GetConfigResponse }
  /** 存FBA配置；通用业务配置存 */
  'fbaConfig.setConfig': { request: fbaConfig.SetConfigRequest; response: fbaConfig.SetConfigResponse }
  /** 取业务配置 */
  'fbaConfig.businessConfig': { request: fbaConfig.BusinessConfigGetRequest; response: fbaConfig.BusinessConfigGetResponse }
  /** 写业务配置（公司还没有时建立）；更新业务配置 */
  'fbaConfig.businessConfigSave': { request: fbaConfig.BusinessConfigAddRequest; response: fbaConfig.BusinessConfigAddResponse }
  /** 重新计算补货建议：有多少 MSKU，其中多少要补货 */
  'fbaIntellect.replenishMake': { request: fbaIntellect.ReplenishMakeRequest; response: fbaIntellect.ReplenishMakeResponse }
  /** 补货汇总：需补货、已断货、即将断货与冗余的 MSKU 数，建议发货的件数 */
  'fbaIntellect.getReplenishTotal': { request: fbaIntellect.GetReplenishTotalRequest; response: fbaIntellect.GetReplenishTotalResponse }
  /** 更新MSKU规则 */
  'fbaIntellect.updateMskuRules': { request: fbaIntellect.UpdateMskuRulesRequest; response: fbaIntellect.UpdateMskuRulesResponse }
  /** MSKU待处理占用 */
  'fbaIntellect.getMskuWaitQueryList': { request: fbaIntellect.GetMskuWaitQueryListRequest; response: fbaIntellect.GetMskuWaitQueryListResponse }
  /** 单MSKU信息 */
  'fbaIntellect.getMskuInfo': { request: fbaIntellect.GetMskuInfoRequest; response: fbaIntellect.GetMskuInfoResponse }
  /** 加入补货计划 */
  'fbaIntellect.stockPlan': { request: fbaIntellect.StockPlanRequest; response: fbaIntellect.StockPlanResponse }
  /** 生成补货批次 */
  'fbaIntellect.stockBatch': { request: fbaIntellect.StockBatchRequest; response: fbaIntellect.StockBatchResponse }
  /** 提交审批 */
  'fbaIntellect.approval': { request: fbaIntellect.ApprovalRequest; response: fbaIntellect.ApprovalResponse }
  /** 查询锁库 */
  'fbaLockQty.lockQty': { request: fbaLockQty.GetRequest; response: fbaLockQty.GetResponse }
  /** 设置锁库 */
  'fbaLockQty.setLockQty': { request: fbaLockQty.SetRequest; response: fbaLockQty.SetResponse }
  /** 释放锁库 */
  'fbaLockQty.releaseLocks': { request: fbaLockQty.ReleaseRequest; response: fbaLockQty.ReleaseResponse }
  /** 公司锁库存开关 */
  'fbaLockQty.companyLockStock': { request: fbaLockQty.GetCompanyLockStockRequest; response: fbaLockQty.GetCompanyLockStockResponse }
  /** 导入装箱：填好的装箱模板，逐行装进箱子，全部写入或一行不写 */
  'fbaShipment.importPacking': { request: fbaShipment.ImportShipmentsRequest; response: fbaShipment.ImportShipmentsResponse; body: 'multipart' }
  /** 扫码装箱：一次扫描装一件或若干件 */
  'fbaShipment.scanPacking': { request: fbaShipment.ScanPackingRequest; response: fbaShipment.ScanPackingResponse }
  /** 保存箱子的尺寸与毛重，算出装箱状态 */
  'fbaShipment.packBox': { request: fbaShipment.PackBoxRequest; response: fbaShipment.PackBoxResponse }
  /** 装箱模板：选中的批次里还没有装完的商品 */
  'fbaShipment.template': { request: fbaShipment.TemplateRequest; answer: 'binary' }
  /** 打印标签、箱唛与单据的地址 */
  'fbaShipment.print': { request: fbaShipment.PrintRequest; response: fbaShipment.PrintResponse }
  /** 创建发货批次，连同商品一次写入；商品都要是同一个店铺的 */
  'fbaShipment.createBatch': { request: fbaShipment.CreateBatchRequest; response: fbaShipment.CreateBatchResponse }
  /** 预览几个还没有装箱的发货批次，确认后合并到第一个 */
  'fbaShipment.mergeBatches': { request: fbaShipment.MergeBatchesRequest; response: fbaShipment.MergeBatchesResponse }
  /** 预览一个发货批次的商品，确认后把选中的拆成新的批次 */
  'fbaShipment.splitBatch': { request: fbaShipment.SplitBatchRequest; response: fbaShipment.SplitBatchResponse }
  /** 填写亚马逊货件编号与目的运营中心，箱唛编号随之改变 */
  'fbaShipment.setNumber': { request: fbaShipment.SetNumberRequest; response: fbaShipment.SetNumberResponse }
  /** 按箱子列出每个渠道的运费与时效，选定后记为预估头程并分摊到商品 */
  'fbaShipment.chooseChannel': { request: fbaShipment.ChooseChannelRequest; response: fbaShipment.ChooseChannelResponse }
  /** 填写跟踪号、开船与到港日期、分摊方式与备注 */
  'fbaShipment.setLogistics': { request: fbaShipment.SetLogisticsRequest; response: fbaShipment.SetLogisticsResponse }
  /** 清空一箱：箱内商品退回未装，箱子与尺寸留着 */
  'fbaShipment.clearBox': { request: fbaShipment.ClearBoxRequest; response: fbaShipment.ClearBoxResponse }
  /** 照一箱再装几箱：同样的商品、数量、尺寸与毛重 */
  'fbaShipment.copyBox': { request: fbaShipment.CopyBoxRequest; response: fbaShipment.CopyBoxResponse }
  /** 从箱子里取出商品 */
  'fbaShipment.unpack': { request: fbaShipment.UnpackRequest; response: fbaShipment.UnpackResponse }
  /** 把批次的装箱信息填进亚马逊给的装箱表 */
  'fbaShipment.packBook': { request: fbaShipment.PackBookRequest; response: fbaShipment.PackBookResponse; body: 'multipart' }
  /** 确认装箱信息已在卖家后台上传 */
  'fbaShipment.uploaded': { request: fbaShipment.UploadedRequest; response: fbaShipment.UploadedResponse }
  /** 拣货单打印完成：批次的商品记为已打印 */
  'fbaShipment.batchPrinted': { request: fbaShipment.BatchPrintedRequest; response: fbaShipment.BatchPrintedResponse }
  /** 产品标签打印完成 */
  'fbaShipment.itemsPrinted': { request: fbaShipment.ItemsPrintedRequest; response: fbaShipment.ItemsPrintedResponse }
  /** 箱唛打印完成 */
  'fbaShipment.boxesPrinted': { request: fbaShipment.BoxesPrintedRequest; response: fbaShipment.BoxesPrintedResponse }
  /** 配对MSKU：从某天起由这个本地SKU发货，原来的配对到前一天为止 */
  'fbaSynchro.pair': { request: fbaSynchro.PairRequest; response: fbaSynchro.PairResponse }
  /** 按已导入的订单生成发货单并补上地址 */
  'fbm.orderMake': { request: fbm.OrderMakeRequest; response: fbm.OrderMakeResponse }
  /** 按已导入的退货申请登记自发货退货 */
  'fbm.returnMake': { request: fbm.ReturnMakeRequest; response: fbm.ReturnMakeResponse }
  /** 按订单规则处理待审核的订单 */
  'fbm.orderRules': { request: fbm.OrderRulesRequest; response: fbm.OrderRulesResponse }
  /** 面单打印好了：待打单的成为待出库 */
  'fbm.orderPrinted': { request: fbm.OrderPrintedRequest; response: fbm.OrderPrintedResponse }
  /** 预览同一买家的订单，确认后合并到第一张 */
  'fbm.orderMerge': { request: fbm.OrderMergeRequest; response: fbm.OrderMergeResponse }
  /** 预览一张订单的商品，确认后把选中的拆成新的订单 */
  'fbm.orderSplit': { request: fbm.OrderSplitRequest; response: fbm.OrderSplitResponse }
  /** 亚马逊发货确认文件 */
  'fbm.confirmSheet': { request: fbm.ConfirmSheetRequest; answer: 'binary' }
  /** 扫面单、称重、出库 */
  'fbm.weigh': { request: fbm.WeighRequest; response: fbm.WeighResponse }
  /** 立即检查自发货异常 */
  'fbm.exceptionCheck': { request: fbm.ExceptionCheckRequest; response: fbm.ExceptionCheckResponse }
  /** 待确认的文件归哪家店铺：指定后重新预检 */
  'finance.updateShopId': { request: finance.FinancialUpdateShopIdRequest; response: finance.FinancialUpdateShopIdResponse }
  /** 开发/销售选项 */
  'finance.ownersOfGoods': { request: finance.BusinessReportDeveloperAndSalesListRequest; response: finance.BusinessReportDeveloperAndSalesListResponse }
  /** 店铺-站点级联；财务店铺-站点级联 */
  'finance.shopCountry': { request: finance.ShopCountryRequest; response: finance.ShopCountryResponse }
  /** 一次导入几份交易报告：逐份读取后在预检里确认写入 */
  'finance.batchImportTransactionReport': {
    request: finance.ShopBatchImportTransactionReportRequest
    response: finance.ShopBatchImportTransactionReportResponse
    body: 'multipart'
  }
  /** 导入自定义费用：逐行检查，不写入；导入自定义费用：逐行检查，不写入；导入自定义费用（v2）：逐行检查，不写入 */
  'finance.importCustomFees': { request: finance.AmzItemProfitImportFeeRequest; response: finance.AmzItemProfitImportFeeResponse; body: 'multipart' }
  /** 费用归类：为几种费用指定类型，一次全部生效；费用归类(v2)：为几种费用指定类型，一次全部生效 */
  'finance.feeCategoryMatch': { request: finance.FeeCategoryMatchRequest; response: finance.FeeCategoryMatchResponse }
  /** 广告费用分摊：从某月起没有商品的广告费按什么分摊 */
  'finance.advertisingAllocation': { request: finance.AdvertisingAllocationRequest; response: finance.AdvertisingAllocationResponse }
  /** 自定义费用的类型与公司自己的细类 */
  'finance.getTypeList': { request: finance.GetTypeListRequest; response: finance.GetTypeListResponse }
  /** 导入费用分摊规则：逐行检查，不写入 */
  'finance.importFeeConfig': { request: finance.ImportFeeConfigRequest; response: finance.ImportFeeConfigResponse; body: 'multipart' }
  /** 结账设置 */
  'finance.settlementConfigList': { request: finance.SettlementConfigListRequest; response: finance.SettlementConfigListResponse }
  /** 保存结账设置 */
  'finance.settlementStoreConfig': { request: finance.SettlementStoreConfigRequest; response: finance.SettlementStoreConfigResponse }
  /** 可以结账的人 */
  'finance.settlementEmployeeList': { request: finance.SettlementEmployeeListRequest; response: finance.SettlementEmployeeListResponse }
  /** 店铺结账到某个月：更早没有结账的月份先结 */
  'finance.settlementDoSettle': { request: finance.SettlementDoSettleRequest; response: finance.SettlementDoSettleResponse }
  /** 对账：检查店铺的月份缺什么 */
  'finance.settlementDoCheck': { request: finance.SettlementDoCheckRequest; response: finance.SettlementDoCheckResponse }
  /** 一键同步：一个月里没有结账的店铺按现在的数据重新检查 */
  'finance.settlementOneKeySyn': { request: finance.SettlementOneKeySynRequest; response: finance.SettlementOneKeySynResponse }
  /** 利润报表的列方案：自己的视图 */
  'finance.profitConfigList': { request: finance.ProfitConfigListRequest; response: finance.ProfitConfigListResponse }
  /** 保存利润报表的列方案 */
  'finance.profitConfigStore': { request: finance.ProfitConfigStoreRequest; response: finance.ProfitConfigStoreResponse }
  /** 打开利润报表时用哪个列方案 */
  'finance.profitConfigSetDefault': { request: finance.ProfitConfigSetDefaultRequest; response: finance.ProfitConfigSetDefaultResponse }
  /** 可以定时做的事与星期 */
  'finance.reportCronTaskConfig': { request: finance.ReportCronTaskConfigRequest; response: finance.ReportCronTaskConfigResponse }
  /** 一个月里各店铺的利润与结账版本 */
  'finance.recalculationVersions': { request: finance.RecalculationVersionsRequest; response: finance.RecalculationVersionsResponse }
  /** 按现在的数据重算店铺一个月的利润 */
  'finance.recalculationRetry': { request: finance.RecalculationRetryRequest; response: finance.RecalculationRetryResponse }
  /** 按利润与提成规则核算一个月的提成 */
  'finance.commissionReckon': { request: finance.CommissionReckonRequest; response: finance.CommissionReckonResponse }
  /** 把上一个有汇率的月份复制到一个月 */
  'finance.currencyCopy': { request: finance.CurrencyCopyRequest; response: finance.CurrencyCopyResponse }
  /** 收款流水自动匹配结算单 */
  'finance.receiptMatch': { request: finance.ReceiptMatchRequest; response: finance.ReceiptMatchResponse }
  /** 为一笔收款流水选择结算单 */
  'finance.receiptChoose': { request: finance.ReceiptChooseRequest; response: finance.ReceiptChooseResponse }
  /** 取消收款流水的匹配 */
  'finance.receiptUnmatch': { request: finance.ReceiptUnmatchRequest; response: finance.ReceiptUnmatchResponse }
  /** 有销量而没有成本的 MSKU，作为成本模板待填的行，销量高的在前 */
  'finance.productCostMissing': { request: finance.ProductCostMissingRequest; response: finance.ProductCostMissingResponse }
  /** 帮助服务公告 */
  'help.notice': { request: help.NoticeRequest; response: help.NoticeResponse }
  /** 立即核对全部数据 */
  'identities.run': { request: identities.RunRequest; response: identities.RunResponse }
  /** 首页-卡片/权限配置 */
  'indexBoard.rightConfig': { request: indexBoard.RightConfigRequest; response: indexBoard.RightConfigResponse }
  /** 期初成本的导入模板；期初成本的导入模板（v2） */
  'inventoryReport.getTemplate': { request: inventoryReport.GetTemplateRequest; answer: 'binary' }
  /** 报表类型；报表类型(v2) */
  'inventoryReport.getReportType': { request: inventoryReport.GetReportTypeRequest; response: inventoryReport.GetReportTypeResponse }
  /** 成本计价设置；FIFO起始(v2) */
  'inventoryReport.getFIFOStartDate': { request: inventoryReport.GetFIFOStartDateRequest; response: inventoryReport.GetFIFOStartDateResponse }
  /** 保存成本计价设置；开启批次成本(v2) */
  'inventoryReport.openBatchCost': { request: inventoryReport.OpenBatchCostRequest; response: inventoryReport.OpenBatchCostResponse }
  /** 有数据月份 */
  'inventoryReport.getMonthsOfHasDatas': { request: inventoryReport.GetMonthsOfHasDatasRequest; response: inventoryReport.GetMonthsOfHasDatasResponse }
  /** 上传填好的期初成本表，逐行检查，不写入；上传填好的期初成本表，逐行检查，不写入（v2） */
  'inventoryReport.importInventoryCost': {
    request: inventoryReport.ImportInventoryCostRequest
    response: inventoryReport.ImportInventoryCostResponse
    body: 'multipart'
  }
  /** 写入检查过的期初成本，行数多时成为任务；写入检查过的期初成本，行数多时成为任务（v2） */
  'inventoryReport.importToQueue': { request: inventoryReport.ImportToQueueRequest; response: inventoryReport.ImportToQueueResponse }
  /** 有数据月份(v2) */
  'inventoryReport.getMonthsOfCost': { request: inventoryReport.GetMonthsOfHasDatasV2Request; response: inventoryReport.GetMonthsOfHasDatasV2Response }
  /** 运费试算：每个渠道要多少钱、几天到，或者为什么不能用 */
  'logistics.freightTrial': { request: logistics.FreightTrialRequest; response: logistics.FreightTrialResponse }
  /** 按自定义运费模板试算 */
  'logistics.templateTrial': { request: logistics.TemplateTrialRequest; response: logistics.TemplateTrialResponse }
  /** 一个订单由哪条规则选中哪个渠道，别的规则为什么没有选中 */
  'logistics.ruleTrial': { request: logistics.RuleTrialRequest; response: logistics.RuleTrialResponse }
  /** 粘贴一张分区 × 重量的价格表，换掉模板原来的分区价格 */
  'logistics.freightZoneGrid': { request: logistics.FreightZoneGridRequest; response: logistics.FreightZoneGridResponse }
  /** 心跳 */
  'plug.heartbeat': { request: plug.HeartbeatRequest; response: plug.HeartbeatResponse }
  /** 上报采集到的行 */
  'plug.reportRecords': { request: plug.ReportRecordsRequest; response: plug.ReportRecordsResponse }
  /** 该用的版本 */
  'plug.version': { request: plug.VersionRequest; response: plug.VersionResponse }
  /** 要采集什么：监控中的 ASIN 与关键词 */
  'plug.detection': { request: plug.DetectionRequest; response: plug.DetectionResponse }
  /** 优惠券采集 */
  'plug.coupon': { request: plug.CouponRequest; response: plug.CouponResponse }
  /** 秒杀采集 */
  'plug.lightningDeal': { request: plug.LightningDealRequest; response: plug.LightningDealResponse }
  /** 过期版本 */
  'plug.expiredVersion': { request: plug.ExpiredVersionRequest; response: plug.ExpiredVersionResponse }
  /** 由收货与退货生成对账单 */
  'purchase.supplierBillMake': { request: purchase.SupplierBillMakeRequest; response: purchase.SupplierBillMakeResponse }
  /** 预览补货计划里要采购的商品，确认后生成采购计划 */
  'purchase.plansFromReplenish': { request: purchase.PlansFromReplenishRequest; response: purchase.PlansFromReplenishResponse }
  /** 重新计算采购建议 */
  'purchase.adviceMake': { request: purchase.AdviceMakeRequest; response: purchase.AdviceMakeResponse }
  /** 预览未安排的补货商品，确认后生成发货批次 */
  'replenishPlan.toBatches': { request: replenishPlan.ToBatchesRequest; response: replenishPlan.ToBatchesResponse }
  /** 预览几张还没有提交的补货计划，确认后合并到第一张 */
  'replenishPlan.mergePlans': { request: replenishPlan.MergePlansRequest; response: replenishPlan.MergePlansResponse }
  /** 预览一张补货计划的商品，确认后把选中的拆成新的计划 */
  'replenishPlan.splitPlan': { request: replenishPlan.SplitPlanRequest; response: replenishPlan.SplitPlanResponse }
  /** 导入采购计划：逐行检查，不写入 */
  'replenishPlan.purchasePlanImport': {
    request: replenishPlan.ReplenishmentPlanPurchasePlanImportRequest
    response: replenishPlan.ReplenishmentPlanPurchasePlanImportResponse
    body: 'multipart'
  }
  /** 关注或取消关注商品 */
  'salesStatistics.productFollow': { request: salesStatistics.ProductFollowRequest; response: salesStatistics.ProductFollowResponse }
  /** 新增监控，一行一个ASIN */
  'sellWith.watchOffers': { request: sellWith.AddRequest; response: sellWith.AddResponse }
  /** 排除店铺：暂停这些店铺的全部监控 */
  'sellWith.excludeShop': { request: sellWith.ExcludeShopRequest; response: sellWith.ExcludeShopResponse }
  /** 删除监控 */
  'sellWith.removeWatches': { request: sellWith.DeleteSellWithRequest; response: sellWith.DeleteSellWithResponse }
  /** 写一封待发送的信：回复一段往来，或写给一个订单的买家 */
  'service.writeMail': { request: service.WriteMailRequest; response: service.WriteMailResponse }
  /** 登记一封来信 */
  'service.receiveMail': { request: service.ReceiveMailRequest; response: service.ReceiveMailResponse }
  /** 导入 .eml 或 .mbox 文件里的来信 */
  'service.importMails': { request: service.ImportMailsRequest; response: service.ImportMailsResponse; body: 'multipart' }
  /** 待发送的信的全文，用来复制 */
  'service.copyMail': { request: service.CopyMailRequest; response: service.CopyMailResponse }
  /** 模板按一个订单写出来的样子 */
  'service.templatePreview': { request: service.TemplatePreviewRequest; response: service.TemplatePreviewResponse }
  /** 一段往来由哪条规则分给谁 */
  'service.mailRuleTrial': { request: service.MailRuleTrialRequest; response: service.MailRuleTrialResponse }
  /** 规则现在会写给哪些订单 */
  'service.autoPreview': { request: service.AutoPreviewRequest; response: service.AutoPreviewResponse }
  /** 立即执行全部启用的规则 */
  'service.autoRun': { request: service.AutoRunRequest; response: service.AutoRunResponse }
  /** 由订单生成发票，一行一个订单号 */
  'service.makeInvoices': { request: service.VatInvoiceMakeRequest; response: service.VatInvoiceMakeResponse }
  /** 红冲：给开具的发票生成贷记单 */
  'service.creditInvoice': { request: service.VatInvoiceCreditRequest; response: service.VatInvoiceCreditResponse }
  /** 公司信息 */
  'settings.info': { request: settings.InfoRequest; response: settings.InfoResponse }
  /** 保存公司信息 */
  'settings.infoSave': { request: settings.InfoSaveRequest; response: settings.InfoSaveResponse }
  /** 系统设置 */
  'settings.system': { request: settings.SystemRequest; response: settings.SystemResponse }
  /** 保存系统设置 */
  'settings.systemSave': { request: settings.SystemSaveRequest; response: settings.SystemSaveResponse }
  /** 账户概况：单量、人员、店铺、空间、版本 */
  'settings.account': { request: settings.AccountRequest; response: settings.AccountResponse }
  /** 设为默认报关主体 */
  'settings.customsDefault': { request: settings.CustomsDefaultRequest; response: settings.CustomsDefaultResponse }
  /** 记录自己的学习进度 */
  'settings.courseLearn': { request: settings.CourseLearnRequest; response: settings.CourseLearnResponse }
  /** 打开课程，记一次观看 */
  'settings.courseView': { request: settings.CourseViewRequest; response: settings.CourseViewResponse }
  /** 收藏或取消收藏课程 */
  'settings.courseMark': { request: settings.CourseMarkRequest; response: settings.CourseMarkResponse }
  /** 上传附件 */
  'settings.attachmentUpload': { request: settings.AttachmentUploadRequest; response: settings.AttachmentUploadResponse; body: 'multipart' }
  /** 下载附件 */
  'settings.attachmentFile': { request: settings.AttachmentFileRequest; answer: 'binary' }
  /** 把几个附件打成一个压缩包下载 */
  'settings.attachmentFiles': { request: settings.AttachmentFilesRequest; answer: 'binary' }
  /** 一行数据的附件，以及可否在这里添加 */
  'settings.rowFiles': { request: settings.RowFilesRequest; response: settings.RowFilesResponse }
  /** 给一行数据添加附件 */
  'settings.rowFileAdd': { request: settings.RowFileAddRequest; response: settings.RowFileAddResponse; body: 'multipart' }
  /** 下载一行数据的附件 */
  'settings.rowFile': { request: settings.RowFileRequest; answer: 'binary' }
  /** 删除一行数据的附件 */
  'settings.rowFileRemove': { request: settings.RowFileRemoveRequest; response: settings.RowFileRemoveResponse }
  /** 删除附件与它的文件 */
  'settings.attachmentRemove': { request: settings.AttachmentRemoveRequest; response: settings.AttachmentRemoveResponse }
  /** 按货件编号或批次号取箱子与箱内商品 */
  'shipment.getBox': { request: shipment.GetBoxRequest; response: shipment.GetBoxResponse }
  /** 修改一箱的尺寸与毛重 */
  'shipment.editBox': { request: shipment.EditBoxRequest; response: shipment.EditBoxResponse }
  /** 删除箱子，箱内商品退回未装 */
  'shipment.delBox': { request: shipment.DelBoxRequest; response: shipment.DelBoxResponse }
  /** 设置操作人 */
  'shipment.operator': { request: shipment.OperatorRequest; response: shipment.OperatorResponse }
  /** 备注 */
  'shipment.remark': { request: shipment.RemarkRequest; response: shipment.RemarkResponse }
  /** 强制完结 */
  'shipment.setOver': { request: shipment.SetOverRequest; response: shipment.SetOverResponse }
  /** 批次发货 */
  'shipment.shippBatchDeliverySave': { request: shipment.ShippBatchDeliverySaveRequest; response: shipment.ShippBatchDeliverySaveResponse }
  /** 单货件发货 */
  'shipment.shippDeliverySave': { request: shipment.ShippDeliverySaveRequest; response: shipment.ShippDeliverySaveResponse }
  /** 一种单据的模板可以用的字段 */
  'shipment.printFields': { request: shipment.PrintFieldsRequest; response: shipment.PrintFieldsResponse }
  /** 一种单据的标准版式，作为新模板的开始 */
  'shipment.printDesignDraft': { request: shipment.PrintDesignDraftRequest; response: shipment.PrintDesignDraftResponse }
  /** 设为或取消默认的打印模板 */
  'shipment.printTemplateDefault': { request: shipment.PrintTemplateDefaultRequest; response: shipment.PrintTemplateDefaultResponse }
  /** 第2步 填写亚马逊给的装箱表 */
  'shipmentFlow.saveUploadPackToAmz': {
    request: shipmentFlow.SaveUploadPackToAmzRequest
    response: shipmentFlow.SaveUploadPackToAmzResponse
    body: 'multipart'
  }
  /** 「发送至亚马逊」的上传表格 */
  'shipmentFlow.sendToAmazonSheet': { request: shipmentFlow.SendToAmazonSheetRequest; answer: 'binary' }
  /** 从AWD仓补货到FBA：生成整箱的发货批次 */
  'shipmentFlow.awdReplenish': { request: shipmentFlow.AwdReplenishRequest; response: shipmentFlow.AwdReplenishResponse }
  /** 部门改名，员工、店铺与审批流跟着改 */
  'staff.departmentRename': { request: staff.DepartmentRenameRequest; response: staff.DepartmentRenameResponse }
  /** 新增员工，同时设置初始密码，或给出设置密码的一次性链接 */
  'staff.invite': { request: staff.InviteRequest; response: staff.InviteResponse }
  /** 离职交接：把一位同事负责的资料与未完成的单据交给另一位 */
  'staff.handOver': { request: staff.HandOverRequest; response: staff.HandOverResponse }
  /** 管理员为员工设置密码，并结束他的登录；本人下次登录时改成自己的 */
  'staff.setPassword': { request: staff.SetPasswordRequest; response: staff.SetPasswordResponse }
  /** 管理员为员工生成设置密码的一次性链接 */
  'staff.passwordLink': { request: staff.PasswordLinkRequest; response: staff.PasswordLinkResponse }
  /** 员工基础信息 */
  'systemV2.employeeBaseInfo': { request: systemV2.EmployeeBaseInfoRequest; response: systemV2.EmployeeBaseInfoResponse }
  /** ERP页面：菜单键对应的地址 */
  'systemV2.erpPage': { request: systemV2.ErpPageRequest; response: systemV2.ErpPageResponse }
  /** 保存自己的配置：默认店铺、默认币种，或一个列表显示的列 */
  'systemV2.setEmployeeConfig': { request: systemV2.SetEmployeeConfigRequest; response: systemV2.SetEmployeeConfigResponse }
  /** 更新已读公告id：到这一条为止的公告都算已读 */
  'systemV2.updateMsgId': { request: systemV2.UpdateMsgIdRequest; response: systemV2.UpdateMsgIdResponse }
  /** 自己最新的未读消息，置顶公告在前 */
  'systemV2.unreadMessages': { request: systemV2.UnreadMessagesRequest; response: systemV2.UnreadMessagesResponse }
  /** 标记已读 */
  'systemV2.setMessagesRead': { request: systemV2.SetMessagesReadRequest; response: systemV2.SetMessagesReadResponse }
  /** 全部标记已读 */
  'systemV2.readAllMessages': { request: systemV2.ReadAllMessagesRequest; response: systemV2.ReadAllMessagesResponse }
  /** 删除自己的消息 */
  'systemV2.removeMessages': { request: systemV2.RemoveMessagesRequest; response: systemV2.RemoveMessagesResponse }
  /** 未读总数 */
  'systemV2.unreadTotal': { request: systemV2.UnreadTotalRequest; response: systemV2.UnreadTotalResponse }
  /** 发布公告，可见范围内的员工收到消息 */
  'systemV2.announcementPublish': { request: systemV2.AnnouncementPublishRequest; response: systemV2.AnnouncementPublishResponse }
  /** 撤回公告，员工的消息随之收回 */
  'systemV2.announcementWithdraw': { request: systemV2.AnnouncementWithdrawRequest; response: systemV2.AnnouncementWithdrawResponse }
  /** 置顶或取消置顶 */
  'systemV2.announcementPin': { request: systemV2.AnnouncementPinRequest; response: systemV2.AnnouncementPinResponse }
  /** 把一次导出设为定时 */
  'taskReport.jobPlanOfTask': { request: taskReport.JobPlanOfTaskRequest; response: taskReport.JobPlanOfTaskResponse }
  /** 立即执行定时任务 */
  'taskReport.jobPlanRun': { request: taskReport.JobPlanRunRequest; response: taskReport.JobPlanRunResponse }
  /** 重试 */
  'taskReport.retry': { request: taskReport.RetryRequest; response: taskReport.RetryResponse }
  /** 推入队列 */
  'taskReport.push': { request: taskReport.PushRequest; response: taskReport.PushResponse }
  /** 下载结果 */
  'taskReport.download': { request: taskReport.DownloadRequest; answer: 'binary' }
  /** 把几个任务的文件打成一个压缩包下载 */
  'taskReport.downloadMany': { request: taskReport.DownloadManyRequest; answer: 'binary' }
  /** 取消 */
  'taskReport.cancel': { request: taskReport.CancelRequest; response: taskReport.CancelResponse }
  /** 删除任务记录 */
  'taskReport.remove': { request: taskReport.RemoveRequest; response: taskReport.RemoveResponse }
  /** 新增监控ASIN，一行一个 */
  'tools.watchReviews': { request: tools.FbaAsinReviewAddRequest; response: tools.FbaAsinReviewAddResponse }
  /** 新增关键词监控，一行一个 */
  'tools.watchKeywords': { request: tools.FbaKeywordAddRequest; response: tools.FbaKeywordAddResponse }
  /** 按规则查找可以请求评论的订单 */
  'tools.scanRequests': { request: tools.ReviewRequestScanRequest; response: tools.ReviewRequestScanResponse }
  /** 一个订单请求评论：列入请求，并给出订单页 */
  'tools.requestOne': { request: tools.ReviewRequestOneRequest; response: tools.ReviewRequestOneResponse }
  /** 选中订单的订单页链接 */
  'tools.requestLinks': { request: tools.ReviewRequestLinksRequest; response: tools.ReviewRequestLinksResponse }
  /** 把选中的待提交优惠价与优惠期导出为亚马逊「在售商品加载」文件 */
  'trade.saleFile': { request: trade.SaleFileRequest; answer: 'binary' }
  /** 把已导出的优惠价标为已生效 */
  'trade.saleTaken': { request: trade.SaleTakenRequest; response: trade.SaleTakenResponse }
  /** 把选中的待提交改价与自配送库存导出为亚马逊「价格与数量」文件 */
  'trade.priceFile': { request: trade.PriceFileRequest; answer: 'binary' }
  /** 打印T码：一个码一张标签（PDF），每个码只能打印一次 */
  'transparency.print': { request: transparency.PrintRequest; answer: 'binary' }
  /** 按加工计划预览可加工套数与缺料，确认后生成加工单 */
  'warehouse.processFromPlans': { request: warehouse.ProcessFromPlansRequest; response: warehouse.ProcessFromPlansResponse }
  /** 按商品预览可加工套数与缺料，确认后生成加工单 */
  'warehouse.processFromStock': { request: warehouse.ProcessFromStockRequest; response: warehouse.ProcessFromStockResponse }
}
