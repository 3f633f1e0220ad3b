/// The wireframe of a tablet: the root items in a sidebar, a list column and a detail column.
///
/// A push from a root-level screen replaces the detail, and a push from the detail extends it.
/// Modals become form sheets, and popovers stay popovers.
@MainActor
public final class SplitWireframe: ApplicationWireframe {
  /// The stage that holds the state.
  public let stage: Stage

  /// Creates a wireframe on a stage.
  public init(stage: Stage) { self.stage = stage }

  /// The policy of columns.
  public var policy: any WireframePolicy { ColumnPolicy(.split) }
}

/// The wireframe of a wide window: the root items in a sidebar, two list columns and a detail
/// column, as for folders, messages and a message.
///
/// A push from a list replaces the columns after it, and
/// ``ApplicationWireframe/showDetail(_:from:transition:)`` fills the last one. In a window that is
/// too narrow, a backend leaves out the first list, which `back` brings again. An
/// ``AdaptiveWireframe`` folds it to one column: see <doc:DetailsInTabsAndColumns>.
@MainActor
public final class ThreeColumnWireframe: ApplicationWireframe {
  /// The stage that holds the state.
  public let stage: Stage

  /// Creates a wireframe on a stage.
  public init(stage: Stage) { self.stage = stage }

  /// The policy of columns.
  public var policy: any WireframePolicy { ColumnPolicy(.threeColumns) }
}

/// The policy of lists and a detail in columns, in which a push from a list replaces the columns
/// after it.
struct ColumnPolicy: WireframePolicy {
  let container: WireframeContainer

  init(_ container: WireframeContainer) { self.container = container }

  func translate(_ request: NavigationRequest, in state: StageState) -> Translation {
    switch request {
    case .push(let screen, let sender), .showDetail(let screen, let sender):
      return replacing(request, screen, from: sender, in: state)
    case .show(let screen, let sender, let style, let button):
      // In one column it is pushed, and the user can always go back.
      guard case .popover = style else {
        return replacing(.push(screen, from: sender), screen, from: sender, in: state)
      }
      return .request(
        .present(screen, from: sender, style: style, dismissButton: button ?? .close))
    default: return ContainerPolicy(container).translate(request, in: state)
    }
  }

  /// Makes a request from a visible list after its screens above, which are in the next columns.
  private func replacing(
    _ request: NavigationRequest, _ screen: any Screen, from sender: any Screen,
    in state: StageState
  ) -> Translation {
    let list = state.outermostHost(of: sender)
    let stack = state.stack(of: list)
    let room = container.columns - (state.detail(beside: list).isEmpty ? 1 : 2)
    guard let root = stack.first, state.isRootItem(root), !state.isTop(list),
      stack.prefix(room).contains(where: { $0 === list }), !state.isOnStage(screen)
    else { return .request(request) }
    return .requests([.popTo(list), request])
  }
}

extension WireframeContainer {
  /// A sidebar, a list and a detail column, with the player in the sidebar.
  public static let split = columns(2, name: "split")

  /// A sidebar, two lists and a detail column, with the player in the sidebar.
  public static let threeColumns = columns(3, name: "three columns")

  private static func columns(_ count: Int, name: String) -> WireframeContainer {
    WireframeContainer(
      name: name, rootNavigation: .sidebar, columns: count, playerDock: .sidebar,
      anchorsActionSheets: true, modalStyle: regularModalStyle)
  }
}
