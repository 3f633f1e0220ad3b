import Wireflow
import WireflowInteraction

/// The steps from the screen's state to the stage's, each with at most one movement.
///
/// SwiftUI loses changes during an animation, so each step waits for the one before it. The same
/// few steps carry out any transition, and correct any change that the user or SwiftUI makes
/// meanwhile.
extension StageModel {
  /// Takes steps until nothing is left to do or something moves.
  func settle() {
    guard !work.isSettling, let stage else { return }
    work.isSettling = true
    raiseWalls(stage)
    var isDone = false
    // Far more than the deepest pile of modals needs.
    for _ in 0..<200 where !isDone && motion.isAtRest {
      if tellUser(stage) { continue }
      isDone = !makeStep(on: stage)
    }
    work.isSettling = false
    if isDone, motion.isAtRest { finish(stage) }
  }

  private func finish(_ stage: Stage) {
    pages.forget { stage.isResident($0) }
    askGuards()
    complete()
  }

  /// Brings the screen closer to the stage, and returns false if they are equal.
  private func makeStep(on stage: Stage) -> Bool {
    let tree = stage.snapshot
    guard !tree.roots.isEmpty else { return false }
    let wanted = wantedLayers(of: tree)
    if closeAlert(unlessFor: tree, wanted, stage) { return true }
    if hideModals(unlessIn: wanted) { return true }
    if arrange(tree, stage) { return true }
    if presentModal(of: wanted, stage) { return true }
    if dropWalls(unlessIn: tree) { return true }
    return showAlert(of: tree, stage)
  }

  private func arrange(_ tree: StageSnapshot, _ stage: Stage) -> Bool {
    let moving = Arrangement(model: self, stage: stage).arrange(tree)
    if let picture = work.picture { draw(picture) }
    guard !moving.front.isEmpty || !moving.behind.isEmpty else { return false }
    // SwiftUI does not say when a page behind a modal appears.
    if moving.front.allSatisfy(\.isShowing) {
      motion.settle()
    } else {
      motion.begin(.appearing(moving.front), atMost: Motion.limit)
    }
    return true
  }

  func publish(_ changes: () -> Void) { publisher(work.isAnimated, changes) }

  // MARK: - Modals

  /// The modals to present from each presenter of a layer.
  private typealias WantedLayer = (presenter: PresenterModel, modals: [StageSnapshot.Modal])

  private func wantedLayers(of tree: StageSnapshot) -> [WantedLayer] {
    var layers: [WantedLayer] = [(presenter, [])]
    for modal in tree.modals {
      if modal.style == .wall {
        guard let wall = walls.first(where: { $0.id == modal.id }) else { continue }
        layers.append((wall.presenter, []))
      } else {
        layers[layers.count - 1].modals.append(modal)
      }
    }
    // The modals of an outgoing wall may have to be presented behind it.
    let old = walls.filter { wall in !tree.modals.contains { $0.id == wall.id } }
    return layers + old.map { ($0.presenter, []) }
  }

  /// Returns the number of correctly shown modals, counted from the lowest.
  private func kept(_ layer: WantedLayer) -> Int {
    zip(chain(from: layer.presenter), layer.modals).prefix { shown, modal in
      shown.id == modal.id && shown.kind == ModalModel.Kind(modal.style)
    }.count
  }

  private func isInPlace(_ layer: WantedLayer) -> Bool {
    let kept = kept(layer)
    return kept == layer.modals.count && kept == chain(from: layer.presenter).count
  }

  private func hideModals(unlessIn layers: [WantedLayer]) -> Bool {
    for layer in layers {
      let (kept, shown) = (kept(layer), chain(from: layer.presenter))
      guard shown.count > kept else { continue }
      hide(shown.prefix(kept).last?.presenter ?? layer.presenter, animated: work.isAnimated)
      return true
    }
    return false
  }

  /// Dismisses a modal with everything in front of it.
  func hide(_ presenter: PresenterModel, animated: Bool) {
    guard let modal = presenter.boundModal.published else { return }
    publisher(animated) { presenter.boundModal.publish(nil) }
    // The user may have dismissed the modal while something else moved.
    if !modal.hasGone { motion.begin(.dismissing(modal.presentation), atMost: Motion.limit) }
  }

  private func presentModal(of layers: [WantedLayer], _ stage: Stage) -> Bool {
    for layer in layers {
      let kept = kept(layer)
      guard layer.modals.count > kept else { continue }
      let presenter = chain(from: layer.presenter).prefix(kept).last?.presenter ?? layer.presenter
      let modal = makeModal(layer.modals[kept], stage)
      if let picture = work.picture { draw(picture) }
      publish { presenter.boundModal.publish(modal) }
      motion.begin(.presenting(modal), atMost: Motion.limit)
      return true
    }
    return false
  }

  private func makeModal(_ modal: StageSnapshot.Modal, _ stage: Stage) -> ModalModel {
    let region = Arrangement(model: self, stage: stage)
      .makeRegion(modal.region, hasRootItems: modal.hasRootItems)
    work.presentations += 1
    return ModalModel(modal, region, presentation: work.presentations, self)
  }

  // MARK: - Walls

  /// Raises walls at once, even during a movement: they have their own windows or replace
  /// everything.
  func raiseWalls(_ stage: Stage) {
    guard stage.wall != nil else { return }
    let wanted = stage.snapshot.modals.filter { $0.style == .wall }
    guard wanted.contains(where: { wall in !walls.contains { $0.id == wall.id } }) else { return }
    let new = wanted.map { wall in walls.first { $0.id == wall.id } ?? makeModal(wall, stage) }
    // An old wall stays until everything behind it is in place.
    let old = walls.filter { wall in !wanted.contains { $0.id == wall.id } }
    publisher(false) { walls = old + new }
    onWallChange?(walls)
    if let picture = work.picture { draw(picture) }
  }

  /// Removes walls once everything behind them is in place.
  private func dropWalls(unlessIn tree: StageSnapshot) -> Bool {
    let kept = walls.filter { wall in tree.modals.contains { $0.id == wall.id } }
    guard kept.count < walls.count else { return false }
    // The wall replaced these modals, so SwiftUI must present them before any other.
    if presenters.contains(where: \.boundModal.isDoubted) {
      motion.settle()
      if !motion.isAtRest { return true }
    }
    publisher(false) { walls = kept }
    onWallChange?(walls)
    return true
  }

  // MARK: - Alerts

  private var alertHolder: PresenterModel? { presenters.first { $0.alert != nil } }

  /// Closes the alert if the stage has another one, or if modals behind it have to change.
  private func closeAlert(
    unlessFor tree: StageSnapshot, _ layers: [WantedLayer], _ stage: Stage
  ) -> Bool {
    guard let holder = alertHolder else { return false }
    let isInPlace = holder.alert?.id == tree.alertID && holder === frontPresenter
    guard !isInPlace || !layers.allSatisfy(self.isInPlace) else { return false }
    publish { holder.boundAlert.publish(nil) }
    waitForAlert()
    return true
  }

  private func showAlert(of tree: StageSnapshot, _ stage: Stage) -> Bool {
    // The stage may be ahead of its pictures. The answers arrive with the picture of the alert.
    guard alertHolder == nil, let content = tree.alert, let alert = work.picture?.alert,
      alert.id == tree.alertID
    else { return false }
    let (model, presenter) = (AlertModel(alert, content, self), frontPresenter)
    presenter.alertTitle = content.title
    publish { presenter.boundAlert.publish(model) }
    waitForAlert()
    return true
  }
}
