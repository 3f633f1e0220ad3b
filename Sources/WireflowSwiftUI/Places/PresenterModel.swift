import Observation
import Wireflow

/// The presenter of one modal and one alert: the base, or a modal.
@Observable @MainActor
package final class PresenterModel {
  let boundModal = BoundValue<ModalModel?>(nil)
  let boundAlert = BoundValue<AlertModel?>(nil)
  @ObservationIgnored weak var listener: StageModel?

  init(_ listener: StageModel?) {
    self.listener = listener
  }

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
    listener?.hearThatAlertIsGone(from: self)
  }
}
