import Wireflow
import WireflowInteraction

/// Moves root items, stacks, the player and embedded screens to their places on stage.
@MainActor
struct Arrangement {
  let model: StageModel
  let stage: Stage

  /// Arranges every region, and returns the moving pages in front and behind.
  func arrange(_ tree: StageSnapshot) -> (front: [PageModel], behind: [PageModel]) {
    var (front, behind) = ([PageModel](), arrangeBase(tree.base))
    if model.base === model.frontRegion { swap(&front, &behind) }
    for shown in model.walls + model.modals {
      guard let modal = tree.modals.first(where: { $0.id == shown.id }) else { continue }
      let moving = arrange(shown, as: modal)
      if shown.region === model.frontRegion { front += moving } else { behind += moving }
    }
    arrange(tree.player)
    embed(tree)
    return (front, behind)
  }

  /// Creates a region, in the width of an old one or of the window.
  func makeRegion(
    _ region: StageSnapshot.Region, hasRootItems: Bool, inPlaceOf old: RegionModel? = nil
  ) -> RegionModel {
    let selected = page(region.roots[region.selected].screens[0])
    let new = RegionModel(
      kind(of: region, hasRootItems: hasRootItems, inPlaceOf: old), selection: selected.id,
      isCompact: old?.isCompact ?? model.isCompact, model)
    _ = arrange(new, as: region)
    return new
  }

  private func kind(
    of region: StageSnapshot.Region, hasRootItems: Bool, inPlaceOf old: RegionModel?
  ) -> RegionModel.Kind {
    RegionModel.Kind(
      region, hasRootItems: hasRootItems, isCompact: old?.isCompact ?? model.isCompact)
  }

  private func arrangeBase(_ region: StageSnapshot.Region) -> [PageModel] {
    let kind = kind(of: region, hasRootItems: true, inPlaceOf: model.base)
    if let base = model.base, base.kind == kind { return arrange(base, as: region) }
    let new = makeRegion(region, hasRootItems: true, inPlaceOf: model.base)
    model.publisher(false) { model.base = new }
    return tops(of: new)
  }

  private func arrange(_ shown: ModalModel, as modal: StageSnapshot.Modal) -> [PageModel] {
    if shown.style != modal.style { model.publish { shown.style = modal.style } }
    if shown.dismissButton != modal.dismissButton {
      model.publish { shown.dismissButton = modal.dismissButton }
    }
    let kind = kind(of: modal.region, hasRootItems: modal.hasRootItems, inPlaceOf: shown.region)
    if shown.region.kind == kind { return arrange(shown.region, as: modal.region) }
    // The modal and its own modals stay, and only its content changes.
    let new = makeRegion(
      modal.region, hasRootItems: modal.hasRootItems, inPlaceOf: shown.region)
    model.publisher(false) { shown.region = new }
    return tops(of: new)
  }

  /// Arranges a region, and returns the pages that become visible in it.
  private func arrange(_ shown: RegionModel, as region: StageSnapshot.Region) -> [PageModel] {
    if shown.containerName != region.container.name {
      model.publish { shown.containerName = region.container.name }
    }
    var (roots, moving): ([RootModel], [PageModel]) = ([], [])
    for (place, root) in region.roots.enumerated() {
      let item = self.root(of: shown, root, at: place, among: region)
      let tops = arrange(item, as: root, in: shown.kind, region.container.columns)
      if place == region.selected { moving = tops }
      roots.append(item)
    }
    if !roots.elementsEqual(shown.roots, by: ===) { model.publish { shown.roots = roots } }
    let selected = roots[region.selected]
    if shown.boundSelection.published != selected.first {
      model.publish { shown.boundSelection.publish(selected.first) }
      moving = tops(of: shown)
    }
    if shown.boundDrawer.published != region.isDrawerOpen {
      model.publish { shown.boundDrawer.publish(region.isDrawerOpen) }
    }
    return moving
  }

  /// Returns the model of a root item: its own, that of the item it replaces, or a new one.
  private func root(
    of shown: RegionModel, _ root: StageSnapshot.Root, at place: Int,
    among region: StageSnapshot.Region
  ) -> RootModel {
    let id = page(root.screens[0]).id
    if let own = shown.roots.first(where: { $0.first == id }) { return own }
    guard shown.roots.count == region.roots.count, case let old = shown.roots[place],
      !region.roots.contains(where: { page($0.screens[0]).id == old.first })
    else { return RootModel(id, model) }
    model.publish { old.first = id }
    return old
  }

  /// Arranges a root item, and returns the top pages of its changing stacks.
  ///
  /// If the detail becomes empty, the list's top page represents it, because its pages still slide
  /// out.
  private func arrange(
    _ shown: RootModel, as root: StageSnapshot.Root, in kind: RegionModel.Kind, _ columns: Int
  ) -> [PageModel] {
    var (list, detail) = (root.screens + root.detail, [any Screen]())
    if case .columns(hasList: true) = kind {
      let count = root.detail.isEmpty ? min(columns - 1, list.count) : root.screens.count
      (list, detail) = (Array(list[..<count]), Array(list[count...]))
    }
    let start = root.detail.first.map { page($0).id }
    if shown.detailStart != start { model.publish { shown.detailStart = start } }
    return [arrange(shown.list, as: list), arrange(shown.detail, as: detail, beside: list)]
      .compactMap { $0 }
  }

  /// Arranges a stack, and returns its top if anything in it changes.
  private func arrange(
    _ stack: StackModel, as screens: [any Screen], beside list: [any Screen] = []
  ) -> PageModel? {
    let all = screens.map { page($0) }
    let path = all.dropFirst().map(\.id)
    guard stack.root !== all.first || stack.bound.published != path else { return nil }
    let old = stack.bound.published
    stack.settledCount = settledCount(of: stack, root: all.first, path)
    // Until the stage has asked the guards, the system's own button may appear.
    if !path.isEmpty, old.isEmpty, !stack.allowsBack { stack.allowsBack = true }
    model.publish {
      if stack.root !== all.first { stack.root = all.first }
      stack.bound.publish(path)
    }
    model.readAgainLater(stack, without: old.filter { !path.contains($0) })
    return all.last ?? list.last.map { page($0) }
  }

  /// Returns the length of the path below the pages that a push still adds, or nil if no push
  /// moves.
  private func settledCount(
    of stack: StackModel, root: PageModel?, _ path: [StagePicture.ID]
  ) -> Int? {
    // A new view, also one with another root, begins with its path, so no push moves.
    guard stack.root === root, stack.hasView else { return nil }
    let old = stack.bound.published
    // A second change may arrive before SwiftUI has shown the first.
    guard path.count > old.count else { return stack.settledCount.map { min($0, path.count) } }
    return min(old.count, stack.settledCount ?? old.count)
  }

  private func tops(of region: RegionModel) -> [PageModel] {
    region.selectedRoot?.stacks.compactMap { $0.top.flatMap { model.pages[$0] } } ?? []
  }

  private func page(_ screen: any Screen) -> PageModel {
    model.pages.page(stage.pictureID(of: screen), screen)
  }

  private func arrange(_ player: StageSnapshot.Player?) {
    guard let player else {
      if model.player != nil { model.publish { model.player = nil } }
      return
    }
    let (page, controls) = (page(player.screen), page(player.controls))
    guard let shown = model.player, shown.page === page, shown.controls === controls else {
      let new = PlayerModel(page, controls: controls, player, model)
      return model.publish { model.player = new }
    }
    if shown.bound.published != player.isMaximized {
      model.publish { shown.bound.publish(player.isMaximized) }
    }
    if shown.dock != player.dock { model.publish { shown.dock = player.dock } }
  }

  private func embed(_ tree: StageSnapshot) {
    let embeddings =
      tree.base.embeddings + (tree.player?.embeddings ?? [])
      + tree.modals.flatMap(\.region.embeddings)
    var embedded: [StagePicture.ID: [PageModel]] = [:]
    for embedding in embeddings {
      embedded[page(embedding.host).id, default: []].append(page(embedding.screen))
    }
    for page in model.pages.all {
      let new = embedded[page.id] ?? []
      if !page.embedded.elementsEqual(new, by: ===) { model.publish { page.embedded = new } }
    }
  }
}
