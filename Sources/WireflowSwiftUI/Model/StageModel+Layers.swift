import Wireflow

/// The visible layers: the base with its modals, and each wall with its own.
extension StageModel {
  /// The presenters of each layer's modals, from back to front.
  var layers: [PresenterModel] { [presenter] + walls.map(\.presenter) }

  /// Returns the chain of modals that present one another, from the lowest.
  func chain(from presenter: PresenterModel) -> [ModalModel] {
    var (modals, next): ([ModalModel], PresenterModel?) = ([], presenter)
    while let modal = next?.boundModal.published {
      modals.append(modal)
      next = modal.presenter
    }
    return modals
  }

  /// All modals except walls, from the lowest to the one in front.
  package var modals: [ModalModel] { layers.flatMap(chain) }

  var presenters: [PresenterModel] { layers.flatMap { [$0] + chain(from: $0).map(\.presenter) } }

  /// The presenter in front.
  var frontPresenter: PresenterModel {
    let layer = layers[layers.count - 1]
    return chain(from: layer).last?.presenter ?? layer
  }

  /// All regions, from back to front.
  package var regions: [RegionModel] {
    var all = [base].compactMap(\.self) + chain(from: presenter).map(\.region)
    for wall in walls { all += [wall.region] + chain(from: wall.presenter).map(\.region) }
    return all
  }

  /// The region in which the user works.
  package var frontRegion: RegionModel? { regions.last }

  /// Returns true if a wall is in front of a region, so that the user cannot have written anything.
  func isWalled(_ region: RegionModel) -> Bool { isWalled { $0.region === region } }

  /// Returns true if a wall is in front of a presenter's modal and alert.
  func isWalled(_ presenter: PresenterModel) -> Bool { isWalled { $0.presenter === presenter } }

  /// A view that disappears closes its sheet, too, so a value that it writes then is not the user's.
  ///
  /// https://github.com/pointfreeco/swift-navigation/pull/192
  private func isWalled(unless isInFront: (ModalModel) -> Bool) -> Bool {
    guard let wall = walls.last else { return false }
    return !([wall] + chain(from: wall.presenter)).contains(where: isInFront)
  }

  func region(of stack: StackModel) -> RegionModel? {
    regions.first { region in region.stacks.contains { $0 === stack } }
  }

  /// The functions that make SwiftUI read refused values again.
  var rereadings: [@MainActor (StageModel) -> Void] {
    var all: [@MainActor (StageModel) -> Void] = []
    for presenter in presenters {
      all += [presenter.boundModal.readAgain, presenter.boundAlert.readAgain]
    }
    for region in regions {
      all += [region.boundSelection.readAgain, region.boundDrawer.readAgain]
      all += region.stacks.map { $0.bound.readAgain }
    }
    if let player { all.append(player.bound.readAgain) }
    return all
  }
}
