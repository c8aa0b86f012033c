/**
 * 在线课程：行、主键、新增与编辑的请求。
 * Written by `npm run codegen` from schemas/entities/system/course.json: edit that, not this file.
 */
import type { CourseCategoryValue, CourseKindValue, CourseLevelValue } from '../enums'

/** 在线课程 */
export interface CourseRow {
  /** 编号 */
  id: string
  /** 课程 */
  course_title?: string
  /** 封面 */
  cover?: string | null
  /** 分类 */
  category?: CourseCategoryValue | (string & {})
  /** 形式 */
  course_kind?: CourseKindValue | (string & {})
  /** 难度 */
  course_level?: CourseLevelValue | (string & {})
  /** 链接：公司存放课程的地址，以 http:// 或 https:// 开头 */
  link?: string
  /** 时长（分钟） */
  minutes?: number | null
  /** 讲师 */
  teacher?: string | null
  /** 简介 */
  brief?: string | null
  /** 发布 */
  is_enable?: boolean | null
  /** 观看：大家点“观看”的次数 */
  view_count?: number | null
  /** 学习人数 */
  learner_count?: number | null
  /** 创建人 */
  creator?: string | null
  /** 发布时间 */
  create_time?: string | null
  /** 进度 */
  'mine.progress'?: string | null
  /** 收藏 */
  'mine.favourite'?: boolean | null
  /** 观看次数 */
  'mine.views'?: number | null
}

export interface CourseKey {
  /** 编号 */
  id: string
  /** @maxItems 1000 */
  fields?: string[]
}

export interface CourseAdd {
  /** 课程 */
  course_title: string
  /** 封面 */
  cover?: string | null
  /** 分类 */
  category?: CourseCategoryValue | (string & {}) | null
  /** 形式 */
  course_kind?: CourseKindValue | (string & {}) | null
  /** 难度 */
  course_level?: CourseLevelValue | (string & {}) | null
  /** 链接：公司存放课程的地址，以 http:// 或 https:// 开头 */
  link: string
  /** 时长（分钟） */
  minutes?: number | null
  /** 讲师 */
  teacher?: string | null
  /** 简介 */
  brief?: string | null
  /** 发布 */
  is_enable?: boolean | null
}

export interface CourseEdit {
  /** 课程 */
  course_title?: string | null
  /** 封面 */
  cover?: string | null
  /** 分类 */
  category?: CourseCategoryValue | (string & {}) | null
  /** 形式 */
  course_kind?: CourseKindValue | (string & {}) | null
  /** 难度 */
  course_level?: CourseLevelValue | (string & {}) | null
  /** 链接：公司存放课程的地址，以 http:// 或 https:// 开头 */
  link?: string | null
  /** 时长（分钟） */
  minutes?: number | null
  /** 讲师 */
  teacher?: string | null
  /** 简介 */
  brief?: string | null
  /** 发布 */
  is_enable?: boolean | null
  /** 编号 */
  id: string
  /** 打开时看到的各字段的值。写明的字段若已被别人改过，整个修改被拒绝（1004）并逐字段指出；没有写明的字段以最后一次写入为准 */
  before?: Record<string, unknown>
}
