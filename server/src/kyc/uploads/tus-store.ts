import type { Readable } from 'node:stream'
import { DataStore, Upload } from '@tus/server'
import type { Parts } from '../../app.ts'
import type { Contact } from '../one-time-codes/contact.ts'
import { readAnnounced } from './upload-metadata.ts'
import { beginUpload } from './begin-upload.ts'
import { dropUpload, ownUpload, type Paper } from './find-upload.ts'
import { takePieces } from './receive-chunks.ts'

/** What tus sees of one contact's uploads, for one request. */
export class PaperStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination']
  private readonly parts: Parts
  private readonly contact: Contact

  constructor(parts: Parts, contact: Contact) {
    super()
    this.parts = parts
    this.contact = contact
  }

  override async create(upload: Upload): Promise<Upload> {
    await beginUpload(this.parts, this.contact, upload.id, readAnnounced(upload.metadata, upload.size))
    return upload
  }

  /** Without what was said of the file: names are not read back. */
  override async getUpload(id: string): Promise<Upload> {
    const { bytes, received } = await this.own(id)
    return new Upload({ id, size: bytes, offset: received })
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const paper = await this.own(id)
    return takePieces(this.parts, this.contact, { ...paper, received: offset }, stream)
  }

  override remove(id: string): Promise<void> {
    return dropUpload(this.parts, this.contact, id)
  }

  private own(id: string): Promise<Paper> {
    return ownUpload(this.parts.db, this.contact, id)
  }
}
