package import Wireflow
package import WireflowInteraction

/// Contents, titles and guards, which change without a step.
extension StageModel {
  /// Copies the contents of pages, root items and the alert from a picture.
  func draw(_ picture: StagePicture) {
    if words != picture.words { words = picture.words }
    if notice != picture.notice { notice = picture.notice }
    for page in picture.pages where !page.isCovered {
      guard let model = self.pages[page.id], model.page != page else { continue }
      model.show(page, self)
    }
    let front = picture.frontPage?.id
    for page in self.pages.all where page.isFront != (page.id == front) {
      page.isFront = page.id == front
    }
    if let alert = picture.alert {
      presenters.compactMap(\.alert).first { $0.id == alert.id }?.show(alert)
    }
    for region in picture.regions {
      guard let shown = self.region(region.id) else { continue }
      if shown.items != region.rootItems { shown.items = region.rootItems }
      if shown.turns != region.turns { shown.turns = region.turns }
      if shown.id != region.id { shown.id = region.id }
    }
  }

  private func region(_ id: StagePicture.ID) -> RegionModel? {
    let modal = (modals + walls).first { $0.id == id }
    return modal?.region ?? (id == work.picture?.base.id ? base : nil)
  }

  /// Asks the guards whether the user may go back or swipe a modal down, before a gesture begins.
  func askGuards() {
    guard let stage else { return }
    let front = frontRegion
    for region in regions {
      for stack in region.stacks {
        let allows = region === front && allowsBack(on: stack, in: region, stage)
        if stack.allowsBack != allows { stack.allowsBack = allows }
      }
    }
    let last = modals.last
    for modal in modals {
      let allows = modal === last && modal.region === front && stage.allowsUserDismissal
      if modal.allowsDismissal != allows { modal.allowsDismissal = allows }
    }
  }

  private func allowsBack(on stack: StackModel, in region: RegionModel, _ stage: Stage) -> Bool {
    let path = stack.bound.published
    guard !path.isEmpty, region.selectedRoot?.stacks.contains(where: { $0 === stack }) == true,
      let below = path.dropLast().last ?? stack.root?.id, let screen = pages[below]?.screen
    else { return false }
    return stage.allowsUserPop(to: screen)
  }

  /// Reads more rows of a long list when its last rows become visible.
  package func readMore(of rows: StagePicture.Rows) {
    watch?.read(rows.range.lowerBound..<rows.range.upperBound + 80, of: rows.id)
  }

  /// Adapts the app to the available size.
  package func roomChanged(to formFactor: FormFactor) {
    work.room = formFactor
    adaptToRoom()
  }

  /// True if the window is narrow.
  var isCompact: Bool { work.room == .compact }

  private func adaptToRoom() {
    guard let stage, let room = work.room, followsRoom, stage.state.formFactor != room else {
      return
    }
    stage.perform(.adapt(room))
  }

  /// False in the background, where the system tries other sizes for its pictures of the app.
  var followsRoom: Bool {
    get { work.followsRoom }
    set {
      work.followsRoom = newValue
      adaptToRoom()
    }
  }

  /// Handles the width of a region, which in a sheet may be another one than that of the window.
  package func widthChanged(of region: RegionModel, isCompact: Bool) {
    guard region.isCompact != isCompact else { return }
    region.isCompact = isCompact
    wake()
  }

  /// Handles another size of a region, before or after its pages have moved by themselves.
  package func resized(_ region: RegionModel) {
    guard let stage else { return }
    if region.boundSelection.said != nil {
      region.boundSelection.refuse()
      wake()
    }
    region.resizes += 1
    _ = stage.scheduler.schedule(after: Motion.settlingTime) { [weak region] in
      region?.resizes -= 1
    }
  }
}
