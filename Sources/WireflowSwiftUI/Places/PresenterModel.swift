import Observation
package import Wireflow
package import WireflowInteraction

/// The presenter of one modal and one alert: the base, or a modal.
@Observable @MainActor
package final class PresenterModel {
  let boundModal = BoundValue<ModalModel?>(nil)
  let boundAlert = BoundValue<AlertModel?>(nil)
  @ObservationIgnored weak var listener: StageModel?

  init(_ listener: StageModel?) { self.listener = listener }

  /// The binding of `sheet(item:)`.
  package var sheet: ModalModel? {
    get { modal(.sheet) }
    set { write(newValue, .sheet) }
  }

  /// The binding of `fullScreenCover(item:)`.
  package var cover: ModalModel? {
    get { modal(.cover) }
    set { write(newValue, .cover) }
  }

  /// The binding of `popover(item:)`.
  package var popover: ModalModel? {
    get { modal(.popover) }
    set { write(newValue, .popover) }
  }

  /// The alert with the visible words and answers.
  package var alert: AlertModel? { boundAlert.published }

  /// The title of the alert, or of the last one while it fades.
  package internal(set) var alertTitle = ""

  /// The binding of `alert(_:isPresented:)`.
  package var isAlertPresented: Bool {
    get { boundAlert.value.map { !$0.isDialog } ?? false }
    set { write(newValue) }
  }

  /// The binding of `confirmationDialog(_:isPresented:)`.
  package var isDialogPresented: Bool {
    get { boundAlert.value.map(\.isDialog) ?? false }
    set { write(newValue) }
  }

  private func modal(_ kind: ModalModel.Kind) -> ModalModel? {
    boundModal.value.flatMap { $0.kind == kind ? $0 : nil }
  }

  /// Only nil has a meaning: SwiftUI may write an item that the model has already removed.
  /// https://github.com/pointfreeco/episode-code-samples/issues/148
  private func write(_ modal: ModalModel?, _ kind: ModalModel.Kind) {
    guard modal == nil, boundModal.value?.kind == kind else { return }
    listener?.hearThatModalIsGone(from: self)
  }

  private func write(_ isPresented: Bool) {
    guard !isPresented, boundAlert.value != nil else { return }
    listener?.hear(nil, of: boundAlert)
  }
}

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
    _ modal: StageSnapshot.Modal, _ region: RegionModel, presentation: Int, _ listener: StageModel
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

/// An alert or an action sheet: its words, its fields, and the actions of its answers.
@Observable @MainActor
package final class AlertModel: Identifiable {
  package nonisolated let id: StagePicture.ID
  package let content: AlertContent
  /// The fields, from top to bottom.
  package let fields: [FieldModel]
  /// The actions of the answers, in order, or nil for a disabled answer.
  package private(set) var answers: [UserAction?]
  /// True once the user has chosen an answer, after which the disappearance has no meaning.
  @ObservationIgnored var isAnswered = false

  init(
    _ alert: StagePicture.Alert, _ content: AlertContent, _ listener: StageModel
  ) {
    id = alert.id
    self.content = content
    answers = alert.answers
    fields = alert.fields.compactMap { FieldModel($0, of: .init(alert.id), listener) }
  }

  /// Copies the typed texts and the enabled answers.
  func show(_ alert: StagePicture.Alert) {
    if answers != alert.answers { answers = alert.answers }
    for (field, element) in zip(fields, alert.fields) { field.show(element) }
  }

  private var cancelPlace: Int? { content.actions.firstIndex { $0.role == .cancel } }

  /// The action of the cancel answer, if there is one and it is enabled.
  var cancel: UserAction? { cancelPlace.flatMap { answers[$0] } }

  /// True if `confirmationDialog` may show it. Without the app's own cancel answer, the system adds
  /// one:
  /// https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:)
  package var isDialog: Bool { content.style == .actionSheet && cancelPlace != nil }
}

extension AlertModel: Equatable {
  package nonisolated static func == (one: AlertModel, other: AlertModel) -> Bool { one === other }
}
