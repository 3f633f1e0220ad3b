import Wireflow
import WireflowInteraction
import WireflowSwiftUI

/// The state as the bodies of all views read it at one moment.
@MainActor
struct Frame {
  struct Stack {
    let stack: StackModel
    let identity: [AnyHashable?]
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

/// A bad habit that a simulated SwiftUI may have, from a public report.
///
/// Only a Mac shows which of them a version of SwiftUI has. The model must work with all of them.
enum Habit: CaseIterable, Sendable {
  /// Writes the value that it has read.
  case echoes
  /// Writes the shorter path when a swipe ends, not when it begins.
  case pathLate
  /// Writes the path from before a push while the push moves.
  ///
  /// https://developer.apple.com/forums/thread/750879
  case stalePath
  /// Trims a path that it cannot present at once.
  ///
  /// https://github.com/radiosilence/koan/issues/261
  case trims
  /// Writes nil twice, and once more before `onDismiss`.
  case nilTwice
  /// Calls `onDismiss` half a second late.
  case dismissLate
  /// Does not call `onDismiss` one time in two.
  case dismissNever
  /// Writes a selection twice, and the present one for a `List`.
  ///
  /// https://github.com/radiosilence/koan/issues/261
  case selectsTwice
  /// Writes while it evaluates a body.
  ///
  /// https://github.com/NuPlay/RichText/issues/72
  case writesInBody
  /// Does not call `onAppear` one time in three.
  case appearNever
  /// Says that an alert is gone one turn before it runs the action of the answer.
  case answersLate
  /// Writes the shorter path and then the whole one again, for a swipe that was broken off.
  ///
  /// https://github.com/pointfreeco/swift-composable-architecture/issues/3673
  case breaksOff
  /// Loses what changes while something moves.
  ///
  /// https://developer.apple.com/forums/thread/750879
  case losesWhileMoving
  /// Writes nil for a sheet that it could not present the first time.
  ///
  /// https://github.com/pointfreeco/swift-composable-architecture/issues/1991
  case cannotPresent
  /// Calls `onAppear` of a page that is buried.
  ///
  /// https://github.com/RobertDresler/SwiftUINavigation/issues/36
  case spuriousAppear
  /// Writes the old item after nil.
  ///
  /// https://github.com/pointfreeco/episode-code-samples/issues/148
  case oldItem
  /// Writes nil a second after a sheet has gone.
  ///
  /// https://github.com/johnpatrickmorgan/FlowStacks/issues/69
  case nilLate
  /// Writes nil for the sheet of a view that goes because a wall takes its place.
  ///
  /// https://github.com/pointfreeco/swift-navigation/pull/192
  case nilBehindWalls
  /// Selects pages by itself: the same one when scrolling ends, another one during a rotation, and
  /// the next one for a swipe on a pushed page, which turns the page instead of going back.
  ///
  /// https://github.com/GGJJack/SwiftUICalendar/issues/1
  case movesPages
  /// Lets the view behind a cover disappear, as UIKit takes it out of the window.
  ///
  /// https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/fullscreen
  case leavesUnderCovers
}

typealias Habits = Set<Habit>

extension Habits {
  /// All habits at once.
  static let all = Habits(Habit.allCases)
}
