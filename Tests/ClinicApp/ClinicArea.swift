/// An area of the clinic, with a root item of its own.
package enum ClinicArea: CaseIterable, Sendable {
  case home
  case appointments
  case doctors
  case messages
  case account
}
