/**
 * 学习进度：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/course_progress.json: edit that, not this file.
 */
/** 学习进度 */
export interface CourseProgressRow {
  /** 课程 */
  course_id: string
  /** 学员 */
  employee_id: string
  /** 进度 */
  progress?: string
  /** 观看次数 */
  views?: number | null
  /** 收藏 */
  favourite?: boolean | null
  /** 开始学习 */
  first_time?: string | null
  /** 最近学习 */
  update_time?: string | null
  /** 课程 */
  'course.course_title'?: string | null
  /** 分类 */
  'course.category'?: string | null
  /** 形式 */
  'course.course_kind'?: string | null
  /** 难度 */
  'course.course_level'?: string | null
  /** 时长（分钟） */
  'course.minutes'?: number | null
  /** 链接：公司存放课程的地址，以 http:// 或 https:// 开头 */
  'course.link'?: string | null
}

export interface CourseProgressKey {
  /** 课程 */
  course_id: string
  /** 学员 */
  employee_id: string
  /** @maxItems 1000 */
  fields?: string[]
}
