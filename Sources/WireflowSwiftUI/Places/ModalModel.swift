import Observation
package import Wireflow
package import WireflowInteraction

/// A modal: the item of a sheet, a cover or a popover, or a wall.
@Observable @MainActor
package final class ModalModel: Identifiable {
  /// The SwiftUI modifier that presents it.
  package enum Kind: Hashable, Sendable {
    case sheet
    case cover
    case popover
    /// None: a window or the scene itself shows it.
    case wall

    init(_ style: ModalStyle) {
      self =
        switch style {
        case .automatic, .sheet, .formSheet: .sheet
        case .fullScreen: .cover
        case .popover: .popover
        case .wall: .wall
        }
    }
  }

  package nonisolated let id: StagePicture.ID
  /// The number of this presentation.
  ///
  /// If the stage presents the same modal again, it gets another number. The model therefore does
  /// not mistake a late `onDismiss` for that of a later dismissal.
  package let presentation: Int
  package let kind: Kind
  package internal(set) var style: ModalStyle
  package internal(set) var region: RegionModel
  package internal(set) var dismissButton: ModalDismissButtonStyle?
  /// True if the user may swipe it down.
  package internal(set) var allowsDismissal = false
  package let presenter: PresenterModel
  /// True once SwiftUI has shown it: only then can the user have dismissed it.
  @ObservationIgnored var hasAppeared = false
  /// True once SwiftUI has reported its dismissal.
  @ObservationIgnored var hasGone = false

  init(
    _ modal: ModalPresentation, _ region: RegionModel, presentation: Int, _ listener: StageModel
  ) {
    id = modal.id
    self.presentation = presentation
    kind = Kind(modal.style)
    style = modal.style
    self.region = region
    dismissButton = modal.dismissButton
    presenter = PresenterModel(listener)
  }
}

extension ModalModel: Equatable {
  package nonisolated static func == (one: ModalModel, other: ModalModel) -> Bool { one === other }
}
