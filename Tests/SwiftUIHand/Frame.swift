import Wireflow
import WireflowInteraction
import WireflowSwiftUI

/// The state as the bodies of all views read it at one moment.
@MainActor
struct Frame {
  struct Stack {
    let stack: StackModel
    let identity: StackModel.Identity
    let root: StagePicture.ID?
    let path: [StagePicture.ID]

    @MainActor var readAgain: Self {
      Self(stack: stack, identity: identity, root: root, path: stack.path)
    }
  }

  struct Root {
    let first: StagePicture.ID
    let detailStart: StagePicture.ID?
    let stacks: [Stack]
  }

  struct Region {
    let region: RegionModel
    let container: String
    let roots: [Root]
    var selection: StagePicture.ID
    let isDrawerOpen: Bool
  }

  /// A presenter with its presented modal.
  struct Level {
    let presenter: PresenterModel
    var region: Region?
    let modal: ModalModel?
    let alert: AlertModel?
    let alertTitle: String
  }

  /// The base or a wall, with the modals in front of it.
  struct Layer {
    let wall: ModalModel?
    /// The levels: the lowest is that of the layer itself, and each other one that of a modal.
    var levels: [Level] = []

    var modals: [ModalModel] { levels.compactMap(\.modal) }
  }

  struct Player {
    let page: StagePicture.ID
    let controls: StagePicture.ID
    let isMaximized: Bool
  }

  var layers: [Layer] = []
  var embedded: [(host: StagePicture.ID, pages: [StagePicture.ID])] = []
  var player: Player?

  var regions: [Region] { layers.flatMap { $0.levels.compactMap(\.region) } }
  var stacks: [Stack] { regions.flatMap { $0.roots.flatMap(\.stacks) } }
  var alerts: [AlertModel] { layers.flatMap { $0.levels.compactMap(\.alert) } }
}

extension Frame {
  /// Selects a root item as a `TabView` does, before any body is evaluated.
  mutating func select(_ root: StagePicture.ID, in region: RegionModel) {
    for layer in layers.indices {
      for level in layers[layer].levels.indices
      where layers[layer].levels[level].region?.region === region {
        layers[layer].levels[level].region?.selection = root
      }
    }
  }

  /// Reads the same properties as the views do, so that observation counts them.
  init(reading model: StageModel) {
    layers.append(Self.layer(nil, model.base, model.presenter))
    for wall in model.walls { layers.append(Self.layer(wall, wall.region, wall.presenter)) }
    if let player = model.player {
      self.player = Player(
        page: player.page.id, controls: player.controls.id, isMaximized: player.isMaximized)
      for page in [player.page, player.controls] { readEmbedded(of: page) }
    }
    for stack in stacks {
      for id in (stack.root.map { [$0] } ?? []) + stack.path {
        if let page = model.page(id) { readEmbedded(of: page) }
      }
    }
  }

  private static func layer(
    _ wall: ModalModel?, _ region: RegionModel?, _ presenter: PresenterModel
  ) -> Layer {
    var layer = Layer(wall: wall)
    var (region, next): (RegionModel?, PresenterModel?) = (region, presenter)
    while let presenter = next {
      let modal = presenter.sheet ?? presenter.cover ?? presenter.popover
      let isPresented = presenter.isAlertPresented || presenter.isDialogPresented
      layer.levels.append(
        Level(
          presenter: presenter, region: region.map(read), modal: modal,
          alert: isPresented ? presenter.alert : nil, alertTitle: presenter.alertTitle))
      region = modal?.region
      next = modal?.presenter
    }
    return layer
  }

  private static func read(_ region: RegionModel) -> Region {
    Region(
      region: region, container: region.containerName,
      roots: region.roots.map { root in
        Root(
          first: root.first, detailStart: root.detailStart,
          stacks: root.stacks.map {
            Stack(stack: $0, identity: $0.identity, root: $0.root?.id, path: $0.path)
          })
      },
      selection: region.selection, isDrawerOpen: region.isDrawerOpen)
  }

  private mutating func readEmbedded(of page: PageModel) {
    for field in page.fields.values { _ = (field.text, field.prompt) }
    guard !page.embedded.isEmpty else { return }
    embedded.append((page.id, page.embedded.map(\.id)))
    for page in page.embedded { readEmbedded(of: page) }
  }
}
