import Observation
import Wireflow
package import WireflowInteraction

/// Root items in a container: the base, or the content of a modal.
@Observable @MainActor
package final class RegionModel: Identifiable {
  /// The kind of container, which never changes: another kind is another region.
  package enum Kind: Hashable, Sendable {
    case stack
    case tabs
    case drawer
    case pages
    case columns(hasList: Bool)
    /// Columns in a compact width: one stack for each root item, with a menu of them on its bar.
    case foldedColumns

    @MainActor
    init(_ region: StageSnapshot.Region, hasRootItems: Bool, isCompact: Bool) {
      guard hasRootItems else {
        self = .stack
        return
      }
      self =
        switch region.container.rootNavigation {
        case .tabs: .tabs
        case .drawer: .drawer
        case .pages: .pages
        case .sidebar where isCompact: .foldedColumns
        case .sidebar: .columns(hasList: region.container.columns > 1)
        }
    }
  }

  package let kind: Kind
  /// The name of the container, which distinguishes two of one kind in tests.
  package internal(set) var containerName = ""
  package internal(set) var roots: [RootModel] = []
  /// The titles, images, badges and actions of the root items.
  package internal(set) var items: [StagePicture.RootItem] = []
  /// The ways to the pages beside the visible one, if the root items are pages within reach.
  package internal(set) var turns: StagePicture.PageTurns?
  /// The identity by which actions name it.
  package internal(set) var id: StagePicture.ID?
  let boundSelection: BoundValue<StagePicture.ID>
  let boundDrawer = BoundValue(false)
  /// True in a compact width, such as in a sheet of a wide window.
  @ObservationIgnored var isCompact: Bool
  /// The number of changes of its size that may still move its pages.
  @ObservationIgnored var resizes = 0
  @ObservationIgnored weak var listener: StageModel?

  init(
    _ kind: Kind, selection: StagePicture.ID, isCompact: Bool, _ listener: StageModel
  ) {
    self.kind = kind
    self.isCompact = isCompact
    self.listener = listener
    boundSelection = BoundValue(selection)
  }

  /// The binding of `TabView(selection:)`.
  package var selection: StagePicture.ID {
    get { boundSelection.value }
    set { listener?.hear(selection: newValue, from: self) }
  }

  /// The binding of `List(selection:)`, which also writes nil and the current selection.
  package var optionalSelection: StagePicture.ID? {
    get { boundSelection.value }
    set {
      guard let newValue, newValue != boundSelection.value else { return }
      listener?.hear(selection: newValue, from: self)
    }
  }

  /// The binding of our own drawer.
  package var isDrawerOpen: Bool {
    get { boundDrawer.value }
    set { listener?.hear(newValue, of: boundDrawer) }
  }

  /// The selected root item.
  package var selectedRoot: RootModel? { roots.first { $0.first == boundSelection.value } }

  /// Returns the title, image and badge of a root item, once they have been drawn.
  package func item(of root: RootModel) -> StagePicture.RootItem? {
    let place = roots.firstIndex { $0 === root }
    return place.flatMap { items.indices.contains($0) ? items[$0] : nil }
  }

  /// The root items below each heading of a sidebar or a drawer, or below none, once they have been
  /// drawn.
  package var groups: [(first: StagePicture.ID, heading: String?, roots: [RootModel])] {
    var groups: [(first: StagePicture.ID, heading: String?, roots: [RootModel])] = []
    for root in roots {
      let heading = item(of: root)?.representation.group
      if let last = groups.last, last.heading == heading {
        groups[groups.count - 1].roots.append(root)
      } else {
        groups.append((root.first, heading, [root]))
      }
    }
    return groups
  }

  /// True while the user can turn to another page: below pushed pages, a swipe goes back instead.
  package var allowsTurns: Bool { selectedRoot?.list.bound.published.isEmpty == true }

  /// The root item that the user selected again, until the stage receives it.
  @ObservationIgnored var pressedAgain: StagePicture.ID?

  var stacks: [StackModel] { roots.flatMap(\.stacks) }
  var pageIDs: [StagePicture.ID] {
    stacks.flatMap { stack in (stack.root.map { [$0.id] } ?? []) + stack.bound.published }
  }
}
